import { expect, test } from 'vitest';
import { type SchemaNode, treeOf } from './schema-tree';

const document = {
  components: {
    schemas: {
      Name: { type: 'string', minLength: 1, maxLength: 64, description: 'A name.', examples: ['Ann'] },
      Person: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { $ref: '#/components/schemas/Name', description: 'Her own name.' },
          friends: { type: 'array', maxItems: 3, items: { $ref: '#/components/schemas/Person' } },
          flags: { type: 'object', additionalProperties: { type: 'boolean' } },
          kind: { type: ['string', 'null'], enum: ['a', 'b'], default: 'a' },
        },
      },
      Either: { oneOf: [{ $ref: '#/components/schemas/Person' }, { type: 'integer', const: 7 }] },
      Both: {
        allOf: [
          { $ref: '#/components/schemas/Person' },
          { required: ['age'], properties: { age: { type: 'integer' } } },
        ],
      },
    },
  },
};

const tree = (name: string) => treeOf(document, { $ref: `#/components/schemas/${name}` });
const field = (node: SchemaNode | undefined, name: string) => node?.children.find((one) => one.name === name);

test('a field has its type, its required mark, its limits in words and its example', () => {
  expect(field(tree('Person'), 'name')).toEqual({
    name: 'name',
    type: 'string',
    isRequired: true,
    limits: ['at least 1 character', 'at most 64 characters'],
    values: [],
    example: 'Ann',
    description: 'Her own name.',
    children: [],
    isChoice: false,
  });
  expect(field(tree('Person'), 'kind')).toMatchObject({
    type: 'string or null',
    isRequired: false,
    limits: ['a when it is missing'],
    values: ['a', 'b'],
  });
});

test('a list shows the fields of its items, and a schema in itself ends', () => {
  const friends = field(tree('Person'), 'friends');
  expect(friends).toMatchObject({ type: 'list of object', limits: ['at most 3 items'] });
  expect(friends?.children).toEqual([]);
});

test('an object with free names shows what each name holds', () => {
  expect(field(tree('Person'), 'flags')?.children).toMatchObject([{ name: 'any other name', type: 'boolean' }]);
});

test('a choice names its forms', () => {
  const either = tree('Either');
  expect(either.isChoice).toBe(true);
  expect(either.children).toMatchObject([
    { name: 'Person', type: 'object' },
    { name: 'Form 2', type: 'integer', values: ['7'] },
  ]);
});

test('the parts of allOf are one object', () => {
  const both = tree('Both');
  expect(both.children.map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ['name', true],
    ['friends', false],
    ['flags', false],
    ['kind', false],
    ['age', true],
  ]);
});
