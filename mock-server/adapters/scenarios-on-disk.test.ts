import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listScenarios } from '../seed/scenarios';
import { scenariosOf } from './scenarios-on-disk';

function folderOf(files: Record<string, string | Uint8Array>) {
  const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
  const write = (name: string, text: string | Uint8Array) => writeFileSync(join(folder, name), text);
  for (const [name, text] of Object.entries(files)) write(name, text);
  const own = () => {
    const all = listScenarios({ readScenarios: scenariosOf(folder, '--scenarios') });
    return all.filter(({ name }) => ['a', 'b'].includes(name));
  };
  return { write, own };
}

test('a file is read again only after a change', () => {
  const { write, own } = folderOf({ 'a.yaml': 'description: A.', 'b.yaml': 'description: B.' });
  const [a, b] = own();
  write('b.yaml', 'description: New.');
  const [sameA, otherB] = own();
  expect(sameA).toBe(a);
  expect([b?.description, otherB?.description]).toEqual(['B.', 'New.']);
});

test('a file that is too large is not read, and says so', () => {
  const [a] = folderOf({ 'a.yaml': `description: ${'x'.repeat(131_072)}` }).own();
  expect(a?.problem).toBe('a.yaml has 131085 bytes, and at most 131072 are read: write several files.');
});

test('a file that is not UTF-8 says so', () => {
  const [a] = folderOf({ 'a.yaml': new Uint8Array([...Buffer.from('description: Zo'), 0xeb]) }).own();
  expect(a?.problem).toBe('a.yaml is not UTF-8: save it as UTF-8.');
});

test('a hidden file of the system is none of the scenarios', () => {
  const { own } = folderOf({ 'a.yaml': 'description: A.', '._a.yaml': '\0\u0005' });
  expect(own().map(({ name }) => name)).toEqual(['a']);
});
