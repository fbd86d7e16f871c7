import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { configJsonSchema } from './config-schema';
import { fieldsOfMock, requireProductionConfiguration } from './configuration';

const sample = readFileSync('public/auth/config.sample.json', 'utf8');
const ofMock = readFileSync('public/auth/config.json', 'utf8');

describe('a start in production', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'build-'));
    mkdirSync(join(folder, 'auth'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const startWith = (text?: string) => () => {
    if (text !== undefined) writeFileSync(join(folder, 'auth/config.json'), text);
    requireProductionConfiguration(folder);
  };

  it('accepts the form of the sample', () => {
    expect(startWith(sample)).not.toThrow();
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
  it('is refused with a wrong field that only the headers need', () => {
    const wrong = {
      ...JSON.parse(sample),
      securityReportsUrl: '//elsewhere.example',
      captchaSources: { scripts: ['*'] },
    };
    expect(startWith(JSON.stringify(wrong))).toThrow(
      /captchaSources\.scripts\[0\] must be .*; securityReportsUrl must be/,
    );
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
