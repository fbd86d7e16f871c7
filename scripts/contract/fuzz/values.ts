import fc from 'fast-check';
import type { ServiceName } from '../../../openapi/generated/operations';
import { documents, isObject, lookUp, refKeys } from '../../../mock-server/contract/documents';

type Schema = Readonly<Record<string, unknown>>;

/**
 * Values of the seed, by the name of the field or parameter. A random token would never pass the first check of a
 * handler.
 */
const known: Readonly<Record<string, readonly string[]>> = {
  username: ['ann.lee', 'lou.locked', 'nina.nexo', 'cam.captcha', 'nobody.here'],
  password: ['Sunny-Harbor-42', 'Quiet!Meadow9Wx', 'password', 'abc'],
  oldPassword: ['Sunny-Harbor-42', 'wrong'],
  newPassword: ['Quiet!Meadow9Wx', 'Sunny-Harbor-42'],
  recaptchaToken: ['captcha-ok', 'captcha-no'],
  token: [
    'invite-valid',
    'invite-expired',
    'invite-used',
    'invite-declined',
    'invite-link',
    'invite-sso',
    'invite-aim',
    'sso-confirm',
    'reset-valid',
    'reset-expired',
    'verify-email',
    'credential-valid',
  ],
  associateToken: ['invite-valid', 'invite-link', 'invite-duplicate'],
  code: ['428613', '000000'],
  email: ['ann@example.com', 'new@example.com', 'kai@kestrel.example'],
  emailAddress: ['ann@example.com', 'new@example.com', 'uma@example.com'],
  oldEmail: ['ann@example.com', 'uma@example.com'],
  phoneNumber: ['+12125550123', '+12125550199'],
  clientId: ['100', '200', '300', '400', '800', '002', '900'],
  associateId: ['associate-ann-100', 'associate-ben-200', 'associate-sue-100'],
  personId: ['ann', 'cleo'],
  id: ['400', '100', 'device-ann-1'],
  dob: ['1990-04-12', '1985-01-31'],
  keys: ['terms-of-service', 'privacy-policy'],
  flag: ['enableClientRebrand', 'requireOnlyAdpEmails'],
  group: ['payroll-tools'],
  methodId: ['sms', 'email', 'totp', 'passkey'],
};

/** Supports the part of JSON Schema 2020-12 that the contract uses. `name` is the name of the field. */
export function valueOf(service: ServiceName, schema: unknown, name = '', depth = 0): fc.Arbitrary<unknown> {
  const keys = refKeys(schema);
  const found = keys ? lookUp(documents[service], keys) : schema;
  if (!isObject(found)) return fc.jsonValue({ maxDepth: 1 });
  if ('const' in found) return fc.constant(found['const']);
  if (Array.isArray(found['enum'])) return fc.constantFrom(...found['enum']);
  for (const choice of ['oneOf', 'anyOf']) {
    const options: unknown = found[choice];
    if (Array.isArray(options))
      return fc.oneof(
        ...options.map((option: unknown) => valueOf(service, withParent(found, choice, option, service), name, depth)),
      );
  }
  const type = found['type'];
  if (Array.isArray(type))
    return fc.oneof(...type.map((one: unknown) => typed(service, { ...found, type: one }, name, depth)));
  return typed(service, found, name, depth);
}

function withParent(parent: Schema, choice: string, option: unknown, service: ServiceName): unknown {
  const keys = refKeys(option);
  const own = keys ? lookUp(documents[service], keys) : option;
  if (!isObject(own) || !isObject(parent['properties'])) return option;
  const required = [...list(parent['required']), ...list(own['required'])];
  const properties = { ...parent['properties'], ...(isObject(own['properties']) ? own['properties'] : {}) };
  const rest = Object.fromEntries(Object.entries(parent).filter(([key]) => key !== choice));
  return { ...rest, ...own, type: 'object', properties, required };
}

function typed(service: ServiceName, schema: Schema, name: string, depth: number): fc.Arbitrary<unknown> {
  switch (schema['type']) {
    case 'string':
      return text(schema, name);
    case 'integer':
      return fc.integer({ min: number(schema['minimum'], -1000), max: number(schema['maximum'], 1000) });
    case 'number':
      return fc.double({ min: number(schema['minimum'], -1000), max: number(schema['maximum'], 1e12), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const least = number(schema['minItems'], 0);
      const items = valueOf(service, schema['items'] ?? {}, name, depth + 1);
      const bounds = { minLength: least, maxLength: Math.min(number(schema['maxItems'], 4), least + 3) };
      return schema['uniqueItems'] === true
        ? fc.uniqueArray(items, { ...bounds, selector: (item) => JSON.stringify(item) })
        : fc.array(items, bounds);
    }
    case 'object':
      return object(service, schema, depth);
    default:
      return isObject(schema['properties']) ? object(service, schema, depth) : fc.jsonValue({ maxDepth: 1 });
  }
}

function object(service: ServiceName, schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const required = list(schema['required']);
  const fields = Object.fromEntries(
    Object.entries(properties).map(([field, inner]) => [field, valueOf(service, inner, field, depth + 1)]),
  );
  const named = fc.record(fields, { requiredKeys: required.filter((key) => key in fields) });
  const more = schema['additionalProperties'];
  if (more === undefined || more === false || depth > 4) return named;
  const least = number(schema['minProperties'], 0);
  const most = number(schema['maxProperties'], 3);
  const names = isObject(schema['propertyNames'])
    ? text(schema['propertyNames'], '')
    : fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9]{0,11}$/);
  const further = fc.dictionary(names.map(String), valueOf(service, more === true ? {} : more, '', depth + 1), {
    minKeys: Math.max(0, least - required.length),
    maxKeys: Math.max(least, Math.min(most, 3)),
  });
  return fc.tuple(further, named).map(([extra, own]) => ({ ...extra, ...own }));
}

function text(schema: Schema, name: string): fc.Arbitrary<string> {
  const least = number(schema['minLength'], 0);
  const most = Math.min(number(schema['maxLength'], 40), 400);
  const pattern = typeof schema['pattern'] === 'string' ? new RegExp(schema['pattern'], 'u') : undefined;
  const fits = (value: string) =>
    [...value].length >= least &&
    [...value].length <= number(schema['maxLength'], 1e9) &&
    (pattern?.test(value) ?? true);
  const made =
    formatted(schema['format']) ??
    patterned(pattern, least, most) ??
    fc.string({ minLength: least, maxLength: most, unit: 'grapheme' });
  const there = (Object.hasOwn(known, name) ? known[name] : undefined)?.filter(fits) ?? [];
  const fitting = made.filter(fits);
  return there.length > 0
    ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...there) }, { weight: 2, arbitrary: fitting })
    : fitting;
}

function patterned(pattern: RegExp | undefined, least: number, most: number): fc.Arbitrary<string> | undefined {
  if (!pattern) return undefined;
  // The pattern asks for a character that is not a space, so any text with a letter matches.
  if (pattern.source === '\\S')
    return fc
      .string({ minLength: Math.max(0, least - 1), maxLength: Math.max(0, most - 1), unit: 'grapheme' })
      .map((rest) => `a${rest}`);
  // fast-check's generator does not support look-ahead, so this generates the words between the dots one by one.
  if (pattern.source.includes('(?=') || pattern.source.includes(')*'))
    return fc
      .array(fc.stringMatching(/^[A-Za-z0-9_@-]{1,8}$/), { minLength: Math.ceil(least / 8) || 1, maxLength: 3 })
      .map((words) => words.join('.').padEnd(least, 'x'));
  return fc.stringMatching(pattern, { size: 'small' }).map((value) => value.padEnd(least, 'a').slice(0, most));
}

function formatted(format: unknown): fc.Arbitrary<string> | undefined {
  if (format === 'email')
    return fc
      .tuple(fc.stringMatching(/^[a-z][a-z0-9]{1,15}$/), fc.constantFrom('example.com', 'harbor.example'))
      .map(([local, host]) => `${local}@${host}`);
  if (format === 'date')
    return fc
      .date({ min: new Date('1900-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  if (format === 'date-time')
    return fc
      .date({ min: new Date('2000-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString());
  if (format === 'uri-reference' || format === 'uri')
    return fc.constantFrom('/auth/login', '/auth/landing', 'https://app.example/x?y=1');
  return undefined;
}

function number(value: unknown, fallback: number): number {
  return typeof value === 'number' ? value : fallback;
}

function list(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
