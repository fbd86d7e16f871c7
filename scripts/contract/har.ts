import { z } from 'zod';
import { type OperationId, operations } from '../../openapi/generated/operations';
import { CliError } from '../../mock-server/adapters/cli-error';
import { requestBodyRule } from '../../mock-server/contract/validators';
import { matchOperation, operationIds } from '../../mock-server/contract/routes';
import { requestBreaches } from '../../mock-server/upstream/pass';
import { problemsOf } from './fuzz/judge';

const header = z.object({ name: z.string(), value: z.string() });

/** The parts of HAR 1.2 that say what was asked and answered (http://www.softwareishard.com/blog/har-12-spec/). */
export const recording = z.object({
  log: z.object({
    entries: z.array(
      z.object({
        request: z.object({
          method: z.string(),
          url: z.url(),
          headers: z.array(header),
          postData: z.object({ text: z.string().optional(), params: z.array(header).optional() }).optional(),
        }),
        response: z.object({
          status: z.int(),
          headers: z.array(header),
          content: z
            .object({ text: z.string().optional(), encoding: z.string().optional(), size: z.number().optional() })
            .optional(),
        }),
      }),
    ),
  }),
});

type Entry = z.infer<typeof recording>['log']['entries'][number];

const bases = new Set(Object.values(operations).map(({ base }) => `${base}/`));

/** Undefined for pages, assets and calls of others, and for a call that says nothing about its operation. */
function matchOf({ request: { method, url }, response: { status } }: Entry) {
  // Aborted, from the cache, or a preflight.
  if (status < 200 || status === 304 || method === 'OPTIONS') return undefined;
  const { pathname } = new URL(url);
  // A service may stand below a path of its own.
  const start = Math.max(...[...bases].map((base) => pathname.indexOf(base)));
  return start === -1 ? undefined : matchOperation(method, pathname.slice(start));
}

/**
 * Judges recorded traffic by the contract. No sentence holds a value of the file: only names of the contract.
 * @param har the content of the file
 * @throws CliError for a file that is no HAR
 */
export function judgeRecording(har: unknown) {
  const { data, error } = recording.safeParse(har);
  if (error) throw new CliError(`The file is no HAR: ${error.issues[0]?.path.join('.') || 'it'} does not fit.`);
  const { entries } = data.log;
  // Browsers leave cookies out of what they save, unless they are asked for them.
  const hasCookies = entries.some(({ response }) => valuesOf(response.headers, 'set-cookie').length > 0);
  const found = entries.map((entry, index) => ({ number: index + 1, entry, match: matchOf(entry) }));
  return {
    calls: found.flatMap(({ number, entry, match }) =>
      match?.kind === 'operation' ? [{ number, ...judge(match.id, match.path, entry, hasCookies) }] : [],
    ),
    /** Calls of a service that the contract does not have. Their paths may hold secrets. */
    unknown: found.flatMap(({ number, entry, match }) =>
      match && match.kind !== 'operation' ? [`#${number} ${entry.request.method}`] : [],
    ),
    others: found.filter(({ match }) => !match).length,
  };
}

function judge(id: OperationId, path: Record<string, string>, { request, response }: Entry, hasCookies: boolean) {
  const { status, content } = response;
  const sent = fieldsOf(request.headers);
  const url = new URL(request.url);
  const asked = {
    method: request.method,
    url: url.pathname + url.search,
    origin: url.origin,
    headers: sent,
    body: sentBody(request),
  };
  // A request that was refused may have been wrong on purpose. Not each recorder keeps bodies.
  const isBodyLost = asked.body === null && requestBodyRule(id).required;
  const ofRequest = status < 400 ? requestBreaches({ id, path, request: asked }) : [];
  const received =
    content?.encoding === 'base64' ? Buffer.from(content.text ?? '', 'base64').toString() : content?.text;
  const problems = problemsOf(id, {
    status,
    headers: fieldsOf(response.headers),
    ...(hasCookies && { cookies: valuesOf(response.headers, 'set-cookie') }),
    text: received === '' ? undefined : received,
    isBodyLost: received === undefined && (content?.size ?? 0) > 0,
    traceId: sent['x-trace-id'],
  });
  return {
    operationId: id,
    status,
    problems: [
      ...ofRequest
        .filter((one) => !isBodyLost || one.path !== '')
        .map(({ path: at, message }) => `request ${at || 'body'} ${message}`),
      ...problems,
    ].map((problem) => problem.replace(/ is .* and not /, ' is not ')),
  };
}

/** Of a form, browsers may save the fields instead of the text. */
function sentBody({ postData }: Entry['request']): Uint8Array | null {
  if (postData === undefined) return null;
  const fields = (postData.params ?? []).map(({ name, value }): [string, string] => [name, value]);
  return Buffer.from(postData.text || new URLSearchParams(fields).toString());
}

const valuesOf = (headers: Entry['request']['headers'], wanted: string): string[] =>
  headers.filter(({ name }) => name.toLowerCase() === wanted).map(({ value }) => value);

function fieldsOf(headers: Entry['request']['headers']): Record<string, string> {
  return Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value]));
}

/** @returns what `--har` prints, and 1 for a breach, 2 for a file without a call of the contract */
export function reportOf({ calls, unknown, others }: ReturnType<typeof judgeRecording>) {
  const seen = operationIds.filter((id) => calls.some(({ operationId }) => operationId === id));
  const breaches = calls.reduce((sum, { problems }) => sum + problems.length, unknown.length);
  const rows = seen.flatMap((id) => {
    const own = calls.filter(({ operationId }) => operationId === id);
    const statuses = [...new Set(own.map(({ status }) => status))].sort((one, other) => one - other).join(', ');
    const found = own.flatMap(({ number, problems }) => problems.map((problem) => `            #${number} ${problem}`));
    return [
      `${(found.length > 0 ? 'DRIFT' : 'ok').padStart(9)} ${id.padEnd(30)} ${own.length} x ${statuses}`,
      ...found,
    ];
  });
  const never = operationIds.filter((id) => !seen.includes(id));
  return {
    lines: [
      ...rows,
      ...unknown.map((call) => `    DRIFT ${call} of a service is no operation of the contract`),
      `\n${calls.length} calls of ${seen.length} operations, ${others} other entries; breaches: ${breaches}.`,
      `Never seen: ${never.map((id) => `${id} (${operations[id].service})`).join(', ') || 'none'}.`,
    ],
    exitCode: breaches > 0 ? 1 : calls.length === 0 ? 2 : 0,
  };
}
