import { equal } from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { createMock } from '../index';
import { PERSONA_PASSWORD } from '../world/store/make';

/** The recipes of docs/testing.md, as a tester pastes them. */
const recipes = [
  ...readFileSync('docs/testing.md', 'utf8').matchAll(
    /\*\*([^*\n]+)\*\*[^`]*```ts\n(import [^`]*?'node:assert[\s\S]*?)```/g,
  ),
].map(([, title = '', code = '']) => ({ title, code }));
const folder = 'reports/recipes';

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the page has two recipes', () => expect(recipes).toHaveLength(2));

test.each(recipes)('$title', async ({ code, title }) => {
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/${title.replaceAll(/\W+/g, '-')}.ts`;
  // The recipes import paths relative to the project's folder.
  writeFileSync(file, code.replaceAll("from './", "from '../../"));
  await import(pathToFileURL(resolve(file)).href);
});

test('the status of a response tells the type of its body', async () => {
  const visitor = (await createMock().world()).visitor();
  const refused = await visitor.call('login', { body: { username: 'ann.lee', password: 'wrong' } });
  equal(refused.status, 401);
  expect(refused.body.errors.map(({ code }) => code)).toEqual(['INCORRECT_CREDS']);
  await visitor.call('login', { body: { username: 'ben.many', password: PERSONA_PASSWORD } });
  const found = await visitor.call('getMe');
  equal(found.status, 200);
  expect(found.body.firstName).toBe('Ben');
  // @ts-expect-error: the contract declares no such field
  expect(found.body.nickname).toBeUndefined();
  const left = await visitor.call('logoutAllSessions');
  if (left.status === 204) expect(left.body satisfies null).toBeNull();
});
