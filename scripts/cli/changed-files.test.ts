import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ChangedFiles } from './changed-files.mjs';

const folder = mkdtempSync(join(tmpdir(), 'changed-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

test('a file that is written again with the same content has not changed', () => {
  const changes = new ChangedFiles();
  const file = fileWith('login.ts', 'one');
  changes.add(file);
  expect(changes.take()).toEqual([file]);
  changes.add(fileWith('login.ts', 'one'));
  expect(changes.take()).toEqual([]);
  changes.add(fileWith('login.ts', 'two'));
  expect(changes.take()).toEqual([file]);
});

test('a file that the own generator wrote has not changed, until another program writes it', () => {
  const changes = new ChangedFiles();
  const file = fileWith('operations.ts', 'generated');
  changes.keep([file]);
  changes.add(file);
  expect(changes.take()).toEqual([]);
  changes.add(fileWith('operations.ts', 'half'));
  expect(changes.take()).toEqual([file]);
});

test('a file that is removed has changed once', () => {
  const changes = new ChangedFiles();
  const file = fileWith('removed.ts', 'one');
  changes.keep([file]);
  rmSync(file);
  changes.add(file);
  expect(changes.take()).toEqual([file]);
  changes.add(file);
  expect(changes.take()).toEqual([]);
});

test('an empty file is not yet written, and a removed one is not empty', () => {
  const changes = new ChangedFiles();
  changes.add(join(folder, 'no-such-file.ts'));
  expect(changes.hasEmpty).toBe(false);
  changes.add(fileWith('emptied.ts', ''));
  expect(changes.hasEmpty).toBe(true);
  fileWith('emptied.ts', 'whole');
  expect(changes.hasEmpty).toBe(false);
});

test('after a change that could not be used, the same content counts again', () => {
  const changes = new ChangedFiles();
  const file = fileWith('again.ts', 'one');
  changes.keep([file]);
  changes.forget();
  changes.add(file);
  expect(changes.take()).toEqual([file]);
});
