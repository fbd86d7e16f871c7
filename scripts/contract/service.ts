import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as passed } from 'node:timers/promises';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';
import { CliError } from '../../mock-server/adapters/cli-error';
import { nearest } from '../../mock-server/contract/nearest';
import { isOperationId, operationIds, operationsNamed } from '../../mock-server/contract/routes';
import type { OperationId } from '../../openapi/generated/operations';
import { send } from './send';
import { services } from './services';

const request = z.strictObject({
  /** Who calls: a name of `people`, or `nobody`. */
  as: z.string().optional(),
  /** An operation to call before. Fields of its response, and the code that it sends, are then known. */
  after: z.string().refine(isOperationId, 'is no operation').optional(),
  path: z.record(z.string(), z.string()).default({}),
  query: z.record(z.string(), z.string()).default({}),
  headers: z.record(z.string(), z.string()).default({}),
  body: z.unknown().optional(),
});

const valuesFile = z.strictObject({
  /** `withoutProduct` and `blocked` are called for their refusals. */
  people: z.record(z.string(), z.strictObject({ username: z.string(), password: z.string() })).default({}),
  /** By the name of the field or parameter. */
  fields: z.record(z.string(), z.array(z.union([z.string(), z.number(), z.boolean()]))).default({}),
  /** By operation. */
  requests: z.partialRecord(z.enum(operationIds), request).default({}),
  /** Replaces a text of the workflows, such as a username of the mock server. */
  replace: z.record(z.string(), z.string()).default({}),
  cookies: z
    .strictObject({ session: z.string().default('session'), csrf: z.string().default('csrf-token') })
    .prefault({}),
});

export type Values = z.infer<typeof valuesFile>;

/** The values of a new mock server. Also an example of such a file. */
const MOCK_VALUES = 'openapi/values.yaml';

/** @throws CliError when the file cannot be read, or has a field that it may not have */
function valuesFrom(file: string): Values {
  try {
    return valuesFile.parse(parse(readFileSync(file, 'utf8')) ?? {});
  } catch (error) {
    const [issue] = error instanceof z.ZodError ? error.issues : [];
    const message = error instanceof Error ? error.message : String(error);
    throw new CliError(`${file} has no values: ${issue ? `${issue.path.join('.')}: ${issue.message}` : message}`);
  }
}

export interface Target {
  /** Without a slash at the end, such as http://localhost:4010. */
  target: string;
  /** `--header 'Name: value'`, sent with each request. */
  header?: readonly string[] | undefined;
  /** `--values FILE` */
  values?: string | undefined;
  /** `--mail-command CMD`: it gets the recipient in MAIL_TO, and prints the newest message. */
  'mail-command'?: string | undefined;
  /** `--reset-command CMD`: it gives the people back what the values say of them. It fails for a SCENARIO that it cannot make. */
  'reset-command'?: string | undefined;
}

export type Service = Awaited<ReturnType<typeof openService>>;

/** @throws CliError for a bad header or file, and when nothing answers */
export async function openService({ target, header = [], values, ...options }: Target) {
  // Without it a service may compress, and the tester reads plain text.
  const all: Record<string, string> = Object.fromEntries([['accept-encoding', 'identity'], ...header.map(headerOf)]);
  const health = await send(`${target}/__mock/health`, { method: 'GET', headers: all }).catch(causeOf);
  if (typeof health === 'string') unreachable(target, health);
  /** Whether it has the control interface of a mock server. */
  const isMock = health.status === 200;
  const file = values ?? (isMock ? MOCK_VALUES : undefined);
  const known = file === undefined ? valuesFile.parse({}) : valuesFrom(file);
  return {
    target,
    headers: all,
    isMock,
    values: known,
    mails: new Map<string, string>(),
    mailCommand: options['mail-command'],
    resetCommand: options['reset-command'],
  };
}

function headerOf(text: string): [name: string, value: string] {
  const [, name, value] = /^([\w-]+):(.*)$/.exec(text) ?? [];
  if (name === undefined || value === undefined)
    throw new CliError(`--header takes "Name: value", and it is "${text}".`);
  return [name.toLowerCase(), value.trim()];
}

/** @throws CliError */
export function unreachable(target: string, cause: string): never {
  throw new CliError(`Nothing answers at ${target} (${cause}): start the services there, or give another address.`);
}

/** Such as ECONNREFUSED, or the code of a certificate that is not trusted. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return error.cause.message;
  return 'code' in error ? String(error.code) : error.message;
}

const mail = z.object({ code: z.string().nullable(), link: z.string().nullable() });
type Mail = z.infer<typeof mail>;

/**
 * The newest message to an address or number: of the outbox of a mock server, or of the mail command, which may wait for
 * one that it has not printed before. Undefined without one, or without a command.
 * @throws CliError when the command fails
 */
export async function newestMail(
  { target, isMock, headers, mailCommand, mails }: Service,
  to: string,
  waitMs = 5000,
): Promise<Mail | undefined> {
  if (mailCommand !== undefined) {
    const until = Date.now() + waitMs;
    let said = await printedBy(mailCommand, { MAIL_TO: to });
    // A service sends its messages after it has answered.
    for (; (said.trim() === '' || said === mails.get(to)) && Date.now() < until; await passed(300))
      said = await printedBy(mailCommand, { MAIL_TO: to });
    mails.set(to, said);
    return mailOf(said);
  }
  if (!isMock) return undefined;
  const query = new URLSearchParams({ ...(to && { to }), wait: '2000' });
  const { text = '[]' } = await send(`${target}/__mock/outbox?${query.toString()}`, { method: 'GET', headers });
  // A notice has neither.
  return z
    .array(mail)
    .parse(JSON.parse(text))
    .findLast(({ code, link }) => (code ?? link) !== null);
}

/** The text with each password of the run as `$PASSWORD`, or as `said`: no report contains one. */
export function withoutPasswords(text: string, { values }: Service, said = '$PASSWORD'): string {
  const own = process.env.CONTRACT_PASSWORD ?? '';
  const passwords = [own, ...Object.values(values.people).map(({ password }) => password)].filter(Boolean);
  const inForm = (one: string) => String(new URLSearchParams({ '': one })).slice(1);
  const written = passwords.flatMap((one) => [one, JSON.stringify(one).slice(1, -1), inForm(one)]);
  return written.reduce((left, one) => left.replaceAll(one, () => said), text);
}

/** @throws CliError when the command fails */
export async function printedBy(command: string, variables: Record<string, string>): Promise<string> {
  const ran = promisify(execFile)('sh', ['-c', command], { env: { ...process.env, ...variables }, timeout: 60_000 });
  const { stdout } = await ran.catch(({ message }: Error) => {
    throw new CliError(`With ${JSON.stringify(variables)}: ${message.trim()}`);
  });
  return stdout;
}

function mailOf(said: string): Mail {
  const link = /https?:\/\/\S+/.exec(said)?.[0] ?? null;
  return { link, code: /\b\d{4,8}\b/.exec(link === null ? said : said.replace(link, ''))?.[0] ?? null };
}

/**
 * The address of services, with the path that a gateway puts before them, and without a slash at the end.
 * @throws CliError when the text is no such address
 */
export function addressFrom(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CliError(`"${text}" is no address: write it as http://localhost:4010.`);
  const base = `${url.origin}${url.pathname === '/' ? '' : url.pathname}`;
  if (url.href !== base && url.href !== `${base}/`)
    throw new CliError(`An address has no user, query or fragment: write it as ${base}.`);
  return base.endsWith('/') ? base.slice(0, -1) : base;
}

/** The operation, or those of the service. @throws CliError for another name */
export function operationsOf(name: string): readonly OperationId[] {
  const found = [...operationsNamed({ operationId: name }), ...operationsNamed({ operationId: '*', service: name })];
  if (found.length > 0) return found;
  const close = nearest(name, [...operationIds, ...services]);
  throw new CliError(`"${name}" is no operation and no service of the contract: did you mean "${close}"?`);
}
