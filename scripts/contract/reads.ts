import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { matchRoutes } from 'react-router-dom';
import { CliError } from '../../mock-server/adapters/cli-error';
import { fieldsOf } from '../../mock-server/contract/response-fields';
import { isOperationId, matchOperation, operationIds } from '../../mock-server/contract/routes';
import { type OperationId, operations } from '../../openapi/generated/operations';
import type { ReadCall } from '../../src/api/response/reads';
import { laterRoutes } from '../../src/app/routes/routes';
import { paths } from '../../src/navigation/paths';
import { services } from './services';

const folder = 'openapi/reads';
const notesFile = 'reports/contract/reads.jsonl';

/** What a screen test notes (tests/screens/note-reads.ts). It has no value of a response. */
type Note = ReadCall & { pointer: string; page: string };

/** By operation, status and field: the screens that read it. A field is a JSON pointer, with `*` for each item. */
export type Reads = Record<string, Record<string, Record<string, string[]>>>;

/**
 * `npm run contract -- --reads`: runs the screen tests, and writes what the app has read of each response.
 * @throws CliError when a test fails, because it may have read less
 */
export function writeReads(): void {
  mkdirSync('reports/contract', { recursive: true });
  writeFileSync(notesFile, '');
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'screens', '--retry=1'];
  const env = { ...process.env, READS: notesFile };
  if (spawnSync(process.execPath, words, { stdio: 'inherit', env }).status !== 0)
    throw new CliError(`A screen test has failed, so ${folder} stays as it is.`);
  const reads = readsOf(readFileSync(notesFile, 'utf8').trim().split('\n'));
  for (const service of services) {
    const own = Object.entries(reads).filter(([id]) => isOperationId(id) && operations[id].service === service);
    writeFileSync(`${folder}/${service}.json`, `${JSON.stringify(Object.fromEntries(own), null, 2)}\n`);
  }
}

/** @param notes each as JSON */
export function readsOf(notes: readonly string[]): Reads {
  const rows = notes.flatMap((text) => {
    const { method, url, page, status, pointer }: Note = JSON.parse(text);
    const match = matchOperation(method, url);
    const screen = screenOf(page);
    const isField = match.kind === 'operation' && fieldsOf(match.id, status).has(pointer);
    return isField && screen !== undefined ? [[match.id, String(status), pointer, screen] as const] : [];
  });
  const reads: Reads = {};
  for (const [id, status, pointer, screen] of rows.toSorted((a, b) => (a.join() < b.join() ? -1 : 1))) {
    const screens = (((reads[id] ??= {})[status] ??= {})[pointer] ??= []);
    if (!screens.includes(screen)) screens.push(screen);
  }
  return reads;
}

/** "Devices" of the page that shows src/features/devices/DevicesScreen.tsx. */
function screenOf(page: string): string | undefined {
  if (page === paths.login.pattern) return 'Login';
  const route = matchRoutes([...laterRoutes], page)?.[0]?.route;
  const [, name] =
    (route && 'screen' in route && /\/(\w+?)(?:Screen|Tab)?(?:\.tsx)?["']\)/.exec(String(route.screen))) || [];
  return name;
}

/** Reads openapi/reads. */
export function readReads(): Reads {
  const texts = services.map((service) => readFileSync(`${folder}/${service}.json`, 'utf8'));
  return Object.assign({}, ...texts.map((text): Reads => JSON.parse(text)));
}

/**
 * The report of `oasdiff breaking`, with a line below each change of a response: who reads it.
 * @param report the text as oasdiff writes it
 */
export function withReaders(report: string, reads: Reads): string {
  let ids: readonly OperationId[] = [];
  const lines = report.split('\n').flatMap((line) => {
    const [, method, path] = /^\s+in API (\w+) (\S+)$/.exec(line) ?? [];
    if (method !== undefined)
      ids = operationIds.filter((id) => operations[id].method === method && operations[id].path === path);
    if (method !== undefined || ids.length === 0 || /request|parameter|security/.test(line)) return [line];
    const screens = new Set(ids.flatMap((id) => readersIn(reads[id] ?? {}, line)));
    // A comment may follow.
    ids = [];
    return [line, `\t\t${screens.size === 0 ? 'nobody reads it' : `read by: ${[...screens].sort().join(', ')}`}`];
  });
  return lines.join('\n');
}

/** Of a line such as "removed the property `devices/items/deviceId` from the response with the `200` status". */
function readersIn(reads: Reads[string], line: string): string[] {
  const named = [...line.matchAll(/[`']([^`']+)[`']/g)].map(([, text = '']) => text);
  const [status] = named.filter((text) => /^\d{3}$/.test(text));
  const places = named.filter((text) => text !== status).map(pointerOf);
  const isMeant = (field: string): boolean =>
    places.length === 0 || places.some((place) => field === place || field.startsWith(`${place}/`));
  return Object.entries(reads)
    .filter(([of]) => status === undefined || of === status)
    .flatMap(([, fields]) => Object.entries(fields))
    .flatMap(([field, screens]) => (isMeant(field) ? screens : []));
}

/** oasdiff says `items` for each item, and names the branch of a choice. */
function pointerOf(text: string): string {
  const plain = text.replaceAll(/(?:all|any|one)Of\[[^\]]*\]\/?/g, '');
  return plain.split('/').reduce((pointer, step) => `${pointer}/${step === 'items' ? '*' : step}`, '');
}
