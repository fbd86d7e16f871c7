import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseConfig } from '../../src/config/config';
import { formerConfigs } from '../../tests/support/former-configs';
import { configJsonSchema } from './config-schema';
import { fieldsOfMock, requireProductionConfiguration, unknownFieldsOf } from './configuration';

const sample = readFileSync('public/auth/config.sample.json', 'utf8');
const ofMock = readFileSync('public/auth/config.json', 'utf8');
const marks = Object.values(parseConfig(JSON.parse(sample)).brandSettings).flatMap(({ mark }) => mark ?? []);

/** A built folder without a configuration. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(folder, 'auth'));
  writeFileSync(join(folder, 'auth/config.sample.json'), sample);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a start in production', () => {
  beforeEach(() => {
    for (const { light, dark } of marks)
      for (const file of [light, dark]) cpSync(join('public', file), join(folder, file));
  });
  const startWith = (text?: string) => () => {
    if (text !== undefined) writeFileSync(join(folder, 'auth/config.json'), text);
    requireProductionConfiguration(folder);
  };

  it('accepts the form of the sample', () => {
    expect(startWith(sample)).not.toThrow();
  });
  it.each(formerConfigs)('accepts the form of an earlier release: %s', (_, former) => {
    expect(startWith(JSON.stringify(former))).not.toThrow();
  });
  it('is refused with the addresses of the mock server, by one sentence that names the fields', () => {
    expect(startWith(ofMock)).toThrow(
      /config\.json has addresses of the mock server \(captchaScriptUrl, otherSignInSystem\.loginUrl, [\w., ]+\): replace them by those of your environment\.$/,
    );
  });
  it('is refused without a configuration, and says what to copy', () => {
    expect(startWith()).toThrow(/config\.json is missing: copy .*config\.sample\.json to it/);
  });
  it('is refused with a wrong field or with no JSON', () => {
    expect(startWith('{}')).toThrow(/config\.json is wrong: bases must be an object/);
    expect(startWith('{')).toThrow(/cannot be read as JSON/);
  });
  it.each([
    ['a time limit that no timer can wait', { timeoutMs: 1e12 }, 'timeoutMs must be a number of ms from 1 to'],
    ['a time limit that is over at once', { timeoutMs: 0.5 }, 'timeoutMs must be a number of ms from 1 to'],
    ['an origin with a wildcard', { redirectOrigins: ['https://*'] }, 'redirectOrigins[0] must be an origin'],
    ['a host that leads to itself', { productionHosts: { 'a.example': 'A.example' } }, 'must be another host'],
    [
      'the policy of every text',
      { captchaSources: { trustedTypes: ['default'] } },
      'must be the name of a policy for Trusted Types, not "default"',
    ],
    [
      'wrong fields that only the headers need',
      { securityReportsUrl: '//elsewhere.example', captchaSources: { scripts: ['*'] } },
      /captchaSources\.scripts\[0\] must be .*; securityReportsUrl must be/,
    ],
  ])('is refused with %s', (_, wrong, sentence) => {
    expect(startWith(JSON.stringify({ ...JSON.parse(sample), ...wrong }))).toThrow(sentence);
  });
});

describe('a brand in production', () => {
  const startWith = (acme: object) => () => {
    const brandSettings = { default: { name: 'First' }, acme: { name: 'Acme', ...acme } };
    const configuration = { ...JSON.parse(sample), brands: {}, brandSettings, clientBrand: 'acme' };
    writeFileSync(join(folder, 'auth/config.json'), JSON.stringify(configuration));
    requireProductionConfiguration(folder);
  };
  const draw = (svg: string): void => writeFileSync(join(folder, 'auth/mark.svg'), svg);
  const mark = { light: '/auth/mark.svg', dark: '/auth/mark.svg' };

  it('may be a name alone, and may have a mark', () => {
    expect(startWith({})).not.toThrow();
    draw('<svg xmlns="http://www.w3.org/2000/svg"><use href="#a"/><path id="a" d="M0 0h9"/></svg>');
    expect(startWith({ mark })).not.toThrow();
  });
  it.each([
    [
      'a colour that is hard to read',
      { colours: { light: { accent: '#8899aa' }, dark: {} } },
      'colours.light.accent has',
    ],
    ['a script in its name', { name: '<script>' }, 'name must be'],
    ['a link that runs a script', { links: { terms: 'javascript:alert(1)' } }, 'links.terms must be'],
    ['a mark of another origin', { mark: { ...mark, dark: 'https://cdn.example/a.svg' } }, 'mark.dark must be'],
    ['a mark that the folder does not have', { mark }, 'mark.light names a file that is not in the folder'],
  ])('is refused with the field for %s', (_, wrong, problem) => {
    expect(startWith(wrong)).toThrow(`config.json is wrong: brandSettings.acme.${problem}`);
  });
  it.each([
    '<svg><script>alert(1)</script></svg>',
    '<svg onload="alert(1)"></svg>',
    '<svg><a xlink:href="javascript:alert(1)"/></svg>',
    '<svg><image href="https://evil.example/a.png"/></svg>',
    '<svg><foreignObject/></svg>',
  ])('is refused with a mark that does more than draw: %s', (svg) => {
    draw(svg);
    expect(startWith({ mark })).toThrow(
      'brandSettings.acme.mark.light names an SVG file with a script, a handler or a link',
    );
  });
  it('is told of a field that nothing reads', () => {
    startWith({ colors: {}, links: { privcy: '/x' } })();
    expect(unknownFieldsOf(folder)).toEqual(['brandSettings.acme.colors', 'brandSettings.acme.links.privcy']);
  });
});

describe('an address of the mock server', () => {
  it.each([
    '/outside/captcha/api.js',
    '/__mock',
    'http://localhost:4010/x',
    'http://127.0.0.1/x',
    'https://app.localhost/x',
    'https://login.example/outside/nexo',
  ])('is recognised: %s', (address) => {
    expect(fieldsOfMock({ links: { one: address } })).toEqual(['links.one']);
  });
  it.each(['/api/x', 'https://nexo.example/login', '/outsider', 'Lifion', 'hrpayroll://open'])('is not: %s', (text) => {
    expect(fieldsOfMock({ links: { one: text } })).toEqual([]);
  });
});

describe('the sample', () => {
  it('has the fields of the configuration of development', () => {
    // Leaves out the home page that the app shows itself, which is for development.
    const names = (text: string) => Object.keys(JSON.parse(text)).filter((name) => name !== 'showsHome');
    expect(names(sample)).toEqual(names(ofMock));
  });
  it('has the brands of the configuration of development', () => {
    expect(parseConfig(JSON.parse(sample)).brandSettings).toEqual(parseConfig(JSON.parse(ofMock)).brandSettings);
  });
});

describe('the JSON Schema of the configuration', () => {
  it('is the one that the check says', () => {
    expect(readFileSync('public/auth/config.schema.json', 'utf8'), 'run "npm run generate"').toBe(configJsonSchema());
  });
  it('accepts both files that name it, and finds what is wrong', () => {
    const { $schema: _, ...schema } = JSON.parse(configJsonSchema());
    const isValid = new Ajv2020({ strict: false }).compile(schema);
    for (const text of [sample, ofMock]) {
      expect(JSON.parse(text)).toMatchObject({ $schema: './config.schema.json' });
      expect(isValid(JSON.parse(text))).toBe(true);
    }
    expect(isValid({ ...JSON.parse(sample), home: 'javascript:alert(1)' })).toBe(false);
  });
});
