import type { ServiceName } from '../../../openapi/generated/operations';
import { documents, isObject, type Json, resolve } from '../../../mock-server/contract/documents';

/** Values by the name of a field or parameter: of a file, and of earlier responses. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** The schema behind its references. */
export function schemaAt(service: ServiceName, schema: unknown): Json {
  const found = resolve(documents[service], schema);
  return isObject(found) ? found : {};
}

export function typesOf({ type }: Json): unknown[] {
  return Array.isArray(type) ? type : type === undefined ? [] : [type];
}

/** A value that fits the schema, as far as one can be made of it. */
export function madeOf(service: ServiceName, schema: unknown): unknown {
  const found = schemaAt(service, schema);
  if ('const' in found) return found['const'];
  for (const list of [found['enum'], found['examples']]) if (Array.isArray(list)) return list[0];
  for (const choice of [found['oneOf'], found['anyOf'], found['allOf']])
    if (Array.isArray(choice)) return madeOf(service, choice[0]);
  switch (typesOf(found)[0]) {
    case 'string':
      return textOf(found);
    case 'integer':
    case 'number':
      return found['minimum'] ?? found['maximum'] ?? 1;
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'array':
      return Array.from({ length: number(found['minItems'], 1) }, () => madeOf(service, found['items']));
    default: {
      const { properties, required } = found;
      if (!isObject(properties)) return {};
      return Object.fromEntries(list(required).map((name) => [name, madeOf(service, properties[name])]));
    }
  }
}

const texts = [
  'text',
  'a@example.com',
  '+12125550123',
  '123456',
  '1990-04-12',
  '2026-01-31T10:00:00.000Z',
  'en-US',
  'US',
];

function textOf(schema: Json): string {
  const least = number(schema['minLength'], 0);
  const made = texts.flatMap((text) => [text, ...stretched(text, least)]);
  return made.find((text) => fits(schema, text)) ?? 'text';
}

const formats: Readonly<Record<string, RegExp>> = {
  email: /^[^\s@]+@[^\s@.]+\.[^\s@]+$/,
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT/,
  uri: /^https?:/,
};

/** Whether a text keeps length and pattern of its schema, and roughly its format. */
export function fits(schema: Json, text: string): boolean {
  const length = [...text].length;
  const { pattern, format } = schema;
  return (
    length >= number(schema['minLength'], 0) &&
    length <= number(schema['maxLength'], Infinity) &&
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text)) &&
    (typeof format !== 'string' || (formats[format]?.test(text) ?? true))
  );
}

/** Texts of this length that look like the given one; the first that fits is the likeliest. */
export function stretched(text: string, length: number): string[] {
  const signs = [...text];
  if (signs.length >= length) return [signs.slice(0, length).join(''), signs.slice(signs.length - length).join('')];
  const missing = length - signs.length;
  const middle = Math.floor(signs.length / 2);
  const words = 'abcdefgh.'.repeat(Math.ceil(missing / 9)).slice(0, missing - 1);
  return [
    ...['a', '1', signs.at(-1) ?? 'a'].flatMap((sign) => [
      text + sign.repeat(missing),
      sign.repeat(missing) + text,
      signs.slice(0, middle).join('') + sign.repeat(missing) + signs.slice(middle).join(''),
      text.replace('@', `@${sign.repeat(missing)}`),
    ]),
    // An e-mail address has labels of at most 63 signs.
    `${text.replace('@', `@${words}x`)}`.slice(0, length),
  ];
}

export function number(value: unknown, fallback: number): number {
  return typeof value === 'number' ? value : fallback;
}

export function list(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
