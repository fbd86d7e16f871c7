import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hostBrandsOf } from './host-brands';
import { limitsFrom } from './nginx/limits';
import { nginxConfiguration } from './nginx/nginx';

const sample = JSON.parse(readFileSync('public/auth/config.sample.json', 'utf8'));
const first = sample.brandSettings.default;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(folder, 'auth'));
  const painted = { ...sample, brands: {}, brandSettings: { default: first }, clientBrand: undefined };
  writeFileSync(join(folder, 'auth/config.sample.json'), JSON.stringify(painted));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns the header value of each named host. `others` is the value of every other host. */
function told(brands: object, brandSettings: object): Record<string, string> {
  const configuration = { ...sample, clientBrand: undefined, brands, brandSettings };
  writeFileSync(join(folder, 'auth/config.json'), JSON.stringify(configuration));
  const { entries, others } = hostBrandsOf(folder);
  return { ...Object.fromEntries(entries), others };
}

describe('the front server tells a page of its brand', () => {
  it('nothing where the build has painted it', () => {
    expect(told({ 'a.test': 'default' }, { default: first })).toEqual({ 'a.test': '', others: '' });
    const links = { ...first, links: { privacy: '/own' }, support: '/help' };
    expect(told({}, { default: links })).toEqual({ others: '' });
  });
  it('its name, the colours of the page and the icon, for any number of hosts', () => {
    const acme = { name: 'Acme', colours: { light: { page: '#fffdf0' }, dark: {} } };
    const hosts = { 'A.test:8443': 'acme', 'b.test': 'acme', 'c.test': 'plain' };
    expect(told(hosts, { default: first, acme, plain: { name: 'Plain' } })).toEqual({
      'a.test': 'brand;desc="acme #fffdf0 #0e1319 /auth/favicon.svg"',
      'b.test': 'brand;desc="acme #fffdf0 #0e1319 /auth/favicon.svg"',
      'c.test': 'brand;desc="plain #f4f6f9 #0e1319 /auth/favicon.svg"',
      others: '',
    });
  });
  it.each([{ name: 'Other' }, { radius: { card: 0 } }, { colours: { light: { page: '#fffdf0' }, dark: {} } }])(
    'of every host, where the default brand is not the painted one: %j',
    (change) => {
      expect(told({}, { default: { ...first, ...change } }).others).toMatch(/^brand;desc="default #\w{6} #0e1319 /);
    },
  );
});

describe('nginx', () => {
  it('has a row for each of many hosts, and one for the others', () => {
    const hosts = Array.from({ length: 300 }, (_, number) => [`shop-${number}.test`, 'acme'] as const);
    told(Object.fromEntries(hosts), { default: { name: 'Other' }, acme: { name: 'Acme' } });
    const written = nginxConfiguration([], {
      ...{ root: folder, release: 'test', listen: '443', statusListen: '8081', resolver: '127.0.0.53', logs: folder },
      ...{ apiOrigin: new URL('https://services.example'), apiAuthorities: '', limits: limitsFrom({}) },
      ...{ publicOrigins: [], trustedProxies: [], hostBrands: hostBrandsOf(folder) },
    });
    const [, table = ''] = /map \$host \$front_brand \{\n([^}]*)\}/.exec(written) ?? [];
    const entry = (name: string) => `'brand;desc="${name} #f4f6f9 #0e1319 /auth/favicon.svg"';`;
    expect(table.trim().split(/\n\s*/)).toEqual([
      `default ${entry('default')}`,
      ...hosts.map(([host]) => `${host} ${entry('acme')}`),
    ]);
  });
});
