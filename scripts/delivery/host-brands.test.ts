import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hostBrandsOf } from './host-brands';

const sample = JSON.parse(readFileSync('public/auth/config.sample.json', 'utf8'));
const { default: first, rebrand } = sample.brandSettings;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  cpSync('public/auth', join(folder, 'auth'), { recursive: true });
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
    expect(told({}, { default: { ...first, mark: rebrand.mark } }).others).not.toBe('');
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
