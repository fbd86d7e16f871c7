import { isObject, type Json, refKeys, resolve } from '../../../contract/documents';

/** A value that a schema describes, and what is in it. */
export interface SchemaNode {
  /** The field that holds the value; null for the value itself. */
  name: string | null;
  /** "string", "list of object", "integer or null"; empty when anything is allowed. */
  type: string;
  isRequired: boolean;
  /** In words, such as "at most 64 characters". */
  limits: string[];
  /** The values that it may have; empty when it has no such list. */
  values: string[];
  /** The value that the contract gives as an example or as the default, as text. */
  example: string | undefined;
  description: string;
  /** The fields of an object, or the forms of a choice. */
  children: SchemaNode[];
  /** Whether the children are forms of which one counts. */
  isChoice: boolean;
}

/**
 * Reads a JSON Schema of a bundled document with everything below it. A schema that contains itself ends at its
 * second occurrence.
 */
export function treeOf(document: Json, schema: unknown): SchemaNode {
  return nodeOf({ document, schema, name: null, isRequired: false, around: [] });
}

interface Place {
  document: Json;
  schema: unknown;
  name: string | null;
  isRequired: boolean;
  /** The references that lead here. */
  around: readonly string[];
}

function nodeOf({ document, schema: entry, name, isRequired, around }: Place): SchemaNode {
  const keys = refKeys(entry)?.join('/');
  const isInItself = keys !== undefined && around.includes(keys);
  const below = { document, around: keys === undefined ? around : [...around, keys] };
  const schema = merged(document, entry);
  const items = merged(document, schema['items']);
  const isList = schema['items'] !== undefined;
  const inner = isList ? nodeOf({ ...below, schema: schema['items'], name: null, isRequired: false }) : undefined;
  const choice = choiceIn(schema);
  return {
    name,
    type: typeOf(schema, isList ? typeOf(items) : undefined),
    isRequired,
    limits: limitsOf(schema),
    values: [...valuesOf(schema), ...valuesOf(items)],
    example: exampleOf(schema),
    description: isInItself ? 'Has the same fields again.' : textIn(schema['description']),
    children: isInItself
      ? []
      : (inner?.children ?? [
          ...fieldsOf(schema, below),
          ...choice.map((form, at) => nodeOf({ ...below, schema: form, name: formName(form, at), isRequired: false })),
        ]),
    isChoice: inner ? inner.isChoice : choice.length > 0,
  };
}

/** A schema without its reference and its `allOf`. The keywords beside a reference have precedence. */
function merged(document: Json, entry: unknown): Json {
  if (!isObject(entry)) return {};
  const { $ref: _, allOf, ...own } = entry;
  const target = refKeys(entry) ? merged(document, resolve(document, entry)) : {};
  const parts = (Array.isArray(allOf) ? allOf : []).map((part: unknown) => merged(document, part));
  return [target, ...parts, own].reduce<Json>(
    (whole, part) => ({
      ...whole,
      ...part,
      ...(isObject(whole['properties']) &&
        isObject(part['properties']) && { properties: { ...whole['properties'], ...part['properties'] } }),
      ...(Array.isArray(whole['required']) &&
        Array.isArray(part['required']) && { required: [...whole['required'], ...part['required']] }),
    }),
    {},
  );
}

function choiceIn(schema: Json): unknown[] {
  const forms = schema['oneOf'] ?? schema['anyOf'];
  return Array.isArray(forms) ? forms : [];
}

function fieldsOf(schema: Json, below: Pick<Place, 'document' | 'around'>): SchemaNode[] {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const properties = isObject(schema['properties']) ? Object.entries(schema['properties']) : [];
  const fields = properties.map(([name, field]) =>
    nodeOf({ ...below, schema: field, name, isRequired: required.includes(name) }),
  );
  const other = schema['additionalProperties'];
  if (!isObject(other)) return fields;
  return [...fields, nodeOf({ ...below, schema: other, name: 'any other name', isRequired: false })];
}

/** The name of a form: that of its schema, else its number. */
function formName(form: unknown, at: number): string {
  return refKeys(form)?.at(-1) ?? `Form ${at + 1}`;
}

function typeOf(schema: Json, items?: string): string {
  const types = [schema['type']].flat().filter((type) => typeof type === 'string');
  if (types.length === 0 && schema['const'] !== undefined) types.push(typeof schema['const']);
  return types
    .map((type) => (type === 'array' && items !== undefined ? `list of ${items || 'anything'}` : type))
    .join(' or ');
}

function valuesOf(schema: Json): string[] {
  if (schema['const'] !== undefined) return [String(schema['const'])];
  return Array.isArray(schema['enum']) ? schema['enum'].map(String) : [];
}

/** Each keyword and its words. */
const words: Readonly<Record<string, (value: string) => string>> = {
  format: (value) => `format ${value}`,
  minLength: (value) => `at least ${counted(value, 'character')}`,
  maxLength: (value) => `at most ${counted(value, 'character')}`,
  pattern: (value) => `pattern ${value}`,
  minimum: (value) => `${value} or more`,
  maximum: (value) => `${value} or less`,
  exclusiveMinimum: (value) => `more than ${value}`,
  minItems: (value) => `at least ${counted(value, 'item')}`,
  maxItems: (value) => `at most ${counted(value, 'item')}`,
  minProperties: (value) => `at least ${counted(value, 'field')}`,
  maxProperties: (value) => `at most ${counted(value, 'field')}`,
  default: (value) => `${value} when it is missing`,
};

function limitsOf(schema: Json): string[] {
  return Object.entries(words).flatMap(([keyword, inWords]) => {
    const value = schema[keyword];
    return value === undefined ? [] : [inWords(textOf(value))];
  });
}

function counted(value: string, unit: string): string {
  return `${value} ${unit}${value === '1' ? '' : 's'}`;
}

function exampleOf(schema: Json): string | undefined {
  const examples = schema['examples'];
  const first: unknown = Array.isArray(examples) ? examples[0] : undefined;
  const value = first ?? schema['const'] ?? schema['default'];
  return value === undefined ? undefined : textOf(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
