import { describe, expect, test } from 'vitest';
import { documents } from '../../mock-server/contract/documents';
import { controlDocument } from '../../mock-server/contract/control';
import { published } from '../../scripts/pack/published';

const all = { ...documents, 'mock-control': controlDocument };

describe.each(Object.entries(all))('the published %s', (_name, document) => {
  const copy = published(document);

  test('names no page that only this repository has', () => {
    expect(JSON.stringify(copy).match(/.{20}\bdocs\/.{20}/g)).toBeNull();
  });

  test('gives no schema the name of a type of the language, which a generated client would hide', () => {
    const { schemas } = JSON.parse(JSON.stringify(copy['components']));
    const types = ['Record', 'Partial', 'Required', 'Readonly', 'Pick', 'Omit', 'Exclude', 'Extract', 'Parameters'];
    expect(Object.keys(schemas).filter((name) => name in globalThis || types.includes(name))).toEqual([]);
  });

  test('keeps all servers, the one with an origin first', () => {
    const [first, ...others] = JSON.parse(JSON.stringify(copy['servers']));
    const given: unknown = document['servers'];
    expect([first, ...others]).toHaveLength(Array.isArray(given) ? given.length : 0);
    if (others.length > 0) expect(first.url).toMatch(/^\{origin\}\/api\//);
  });
});

test('a text loses its reference, and not its sentence', () => {
  const text = (description: string) => published({ info: { description } })['info'];
  expect(text('Times (see docs/product/9-limits.md#layout). More. See docs/contract.md.')).toEqual({
    description: 'Times. More.',
  });
  expect(text('A code of docs/product/9-limits.md.')).toEqual({
    description: "A code of the product's documentation.",
  });
});
