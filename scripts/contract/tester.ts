import { operationIds } from '../../mock-server/contract/routes';
import { isObject } from '../../mock-server/contract/documents';
import type { Needs } from '../../mock-server/contract/types';
import { type OperationId, operations } from '../../openapi/generated/operations';
import { CliError } from '../../mock-server/adapters/cli-error';
import { type Browser, type Caller, ownLogin, signIn, signInAs, visit } from './browser';
import { inputsOf, parametersOf } from './fuzz/inputs';
import type { Known } from './fuzz/values';
import { totpCode } from '../../mock-server/rules/factors/totp';
import { fieldsOf, jsonOf, type Seen } from './fuzz/judge';
import { type Input, onWire } from './fuzz/wire';
import { newestMail, printedBy, type Service } from './service';

/** Signs people in, and keeps what the responses have told. */
export class Tester {
  readonly pool = new Pool();
  /** Why somebody of the values could not sign in. */
  private readonly refused = new Map<string, string>();
  /** Those that no row of the report has. */
  readonly refusals: string[] = [];
  private wasBlocked = false;
  private readonly browsers = new Map<string, Promise<Browser | undefined>>();

  private constructor(
    readonly service: Service,
    readonly caller: Caller,
    readonly isWriting: boolean,
  ) {}

  static async begin(service: Service, isWriting: boolean): Promise<Tester> {
    if (isWriting && service.resetCommand) await printedBy(service.resetCommand, { SCENARIO: '' });
    const tester = new Tester(service, await signIn(service), isWriting);
    tester.browsers.set('me 1', Promise.resolve(tester.caller.browser));
    if (tester.caller.session === 'accepted')
      for (const id of ['getMe', 'listMyAssociates', 'getMfaState'] as const)
        await tester.learn(id, tester.caller.browser);
    return tester;
  }

  /** Undefined when the person is not known, or has no way to the level. */
  browserOf(who: string, level: 1 | 3 = 1): Promise<Browser | undefined> {
    const key = `${who} ${level}`;
    const found = this.browsers.get(key) ?? this.open(who, level);
    this.browsers.set(key, found);
    return found;
  }

  missing(who: string): string {
    return this.refused.get(who) ?? 'the values have no such person.';
  }

  /** Who calls an operation for a success. Without a way to step up, a session without. */
  async browserFor(id: OperationId): Promise<Browser | undefined> {
    const who = this.whoCalls(id);
    const { freshStepUp }: Needs = operations[id].needs;
    const level = freshStepUp === undefined || !this.isWriting ? 1 : 3;
    return (await this.browserOf(who, level)) ?? (await this.browserOf(who));
  }

  /** Without a password there is no other one. */
  get isOnlySession(): boolean {
    return Boolean(process.env.CONTRACT_COOKIE);
  }

  whoCalls(id: OperationId): string {
    return this.service.values.requests[id]?.as ?? (operations[id].session === 'none' ? 'nobody' : 'me');
  }

  /** A new session of the same person, so that a call may end it. Undefined when only a cookie was given. */
  async anotherBrowser(who: string): Promise<Browser | undefined> {
    const own = who === 'me' && !this.isOnlySession ? ownLogin() : undefined;
    if (own) return (await signInAs(this.service, own)).browser;
    return signInOf(this.service, who).catch((error: unknown) => {
      if (!(error instanceof CliError)) throw error;
      this.refused.set(who, error.message);
      this.refusals.push(error.message);
      return undefined;
    });
  }

  /** Whom an obligation stops, until a call of the run has met it. */
  async blocked(): Promise<Browser | undefined> {
    const browser = await this.browserOf('blocked');
    const isBlocked = (await browser?.call('checkObligations'))?.status === 412;
    this.wasBlocked ||= isBlocked;
    return isBlocked || !this.wasBlocked ? browser : undefined;
  }

  private async open(who: string, level: 1 | 3): Promise<Browser | undefined> {
    if (who === 'nobody') return (await visit(this.service)).browser;
    const browser = (await this.anotherBrowser(who)) ?? (who === 'me' ? this.caller.browser : undefined);
    return level === 1 || (browser && (await stepUp(browser))) ? browser : undefined;
  }

  /** After a call that ends the sessions of a person. */
  forget(who: string): void {
    for (const level of [1, 3]) this.browsers.delete(`${who} ${level}`);
  }

  /** A valid request for each example of the contract, of what is known by now. */
  async inputsFor(id: OperationId, browser: Browser): Promise<[Input, ...Input[]]> {
    const { requests, fields } = this.service.values;
    const own = id === 'login' && ownLogin() ? { body: ownLogin() } : {};
    const { after, as: _, ...given } = requests[id] ?? { path: {}, query: {}, headers: {} };
    let known: Known = {};
    for (const before of after === undefined ? producersOf(id) : [after])
      if (operations[before].method === 'GET' || this.isWriting)
        known = { ...known, ...(await this.learn(before, browser)) };
    const path = { ...this.pool.path(id), ...given.path };
    return inputsOf(id, { ...this.pool.known(), ...fields }, { ...given, ...own, path, known });
  }

  /** Calls the operation. Returns the texts of its response, and the code that it has sent. */
  private async learn(id: OperationId, browser: Browser): Promise<Known> {
    const [input] = await this.inputsFor(id, browser);
    const seen = await browser.send(onWire(id, input));
    this.pool.learn(id, seen);
    if (seen.status >= 300 || operations[id].method === 'GET') return {};
    const texts = textsIn(fieldsOf(seen));
    const [secret] = texts['secret'] ?? [];
    const mailed = async () => (await newestMail(this.service, contactIn(input.body)))?.code;
    const code = secret === undefined ? await mailed() : await totpCode(secret, Date.now());
    return { ...texts, ...(code && { code: [code] }) };
  }
}

/** @returns undefined when the values have no such person @throws CliError when the service does not sign that person in */
export async function signInOf(service: Service, who: string): Promise<Browser | undefined> {
  const person = service.values.people[who];
  return person && (await signInAs(service, person, `"${who}" of the values`)).browser;
}

/** To level 3, by a code that is sent. False when there is no method for one, or no way to read it. */
export async function stepUp(browser: Browser): Promise<boolean> {
  const query = { requiredLevel: '3' };
  const state = await browser.send(onWire('getMfaState', { path: {}, query, headers: {}, body: undefined }));
  const methods = fieldsOf(state)['authMethods'];
  for (const method of Array.isArray(methods) ? methods : []) {
    if (!isObject(method) || !['SMS', 'EMAIL', 'VOICE'].includes(String(method['type']))) continue;
    const started = await browser.call('startMfaChallenge', { methodId: method['id'], requiredLevel: 3 });
    const to = await contactBehind(String(method['destination']), browser);
    const code = started.status < 300 ? (await newestMail(browser.service, to))?.code : undefined;
    const verified =
      code && (await browser.call('verifyMfaChallenge', { code }, { id: String(fieldsOf(started)['id']) }));
    if (verified && verified.status < 300) return true;
  }
  return false;
}

/** An e-mail address, or a number in E.164. */
const CONTACT = /^[^\s@:]+@\S+$|^\+\d+$/;

/** The person's own address or number for a masked one, such as a•••@example.com. Empty when `getContactInfo` has none. */
async function contactBehind(masked: string, browser: Browser): Promise<string> {
  const { text = '' } = await browser.call('getContactInfo');
  const own = [...text.matchAll(/"([^"]+)"/g)].map(([, one = '']) => one).filter((one) => CONTACT.test(one));
  const shown = masked.split(/[^\w@.+]+/);
  return own.find((one) => one.startsWith(shown[0] ?? '') && one.endsWith(shown.at(-1) ?? '')) ?? '';
}

/** The address or number that a body names, empty without one. */
function contactIn(body: unknown): string {
  const texts = isObject(body) ? Object.values(body) : [];
  return String(texts.find((one) => typeof one === 'string' && CONTACT.test(one)) ?? '');
}

function textsIn(value: unknown): Record<string, string[]> {
  if (!isObject(value)) return {};
  const inner = Object.entries(value).map(([name, one]) =>
    typeof one === 'string' ? { [name]: [one] } : textsIn(one),
  );
  return Object.assign({}, ...inner);
}

/** Only a response gives them. Other fields keep the values of the examples. */
const ISSUED = /(?:Id|Cursor)$|^id$/;

/** The ids that earlier responses have given, so that later requests name what there is. */
class Pool {
  /** The newest comes first. */
  private readonly objects: Record<string, unknown>[] = [];
  /** By the word of the path before the id. */
  private readonly ids = new Map<string, string[]>();

  learn(id: OperationId, seen: Seen): void {
    if (seen.status < 300) this.collect(jsonOf(seen), lastWordOf(operations[id].path));
  }

  private collect(value: unknown, word: string): void {
    if (Array.isArray(value)) for (const item of value.slice(0, 20)) this.collect(item, word);
    if (!isObject(value)) return;
    this.objects.unshift(value);
    // The session of the report has to last.
    const id = value['id'] ?? value[`${word.replace(/s$/, '')}Id`];
    if (typeof id === 'string' && value['isCurrent'] !== true) this.ids.set(word, [id, ...(this.ids.get(word) ?? [])]);
    for (const inner of Object.values(value)) this.collect(inner, word);
  }

  /** By the name of the field or parameter. */
  known(): Known {
    const known: Record<string, unknown[]> = {};
    for (const object of this.objects)
      for (const [name, value] of Object.entries(object))
        if (ISSUED.test(name) && (typeof value === 'string' || typeof value === 'number'))
          (known[name] ??= []).push(value);
    const { nextCursor = [], id: _, ...others } = known;
    return {
      ...others,
      ...(nextCursor.length > 0 && { cursor: nextCursor }),
      ...(known['id'] && { methodId: this.ids.get('mfa') ?? [] }),
    };
  }

  /** The parameters of the path from one object, so that they belong together. */
  path(id: OperationId): Input['path'] {
    const names = parametersOf(id).flatMap(({ name, in: place }) => (place === 'path' ? [name] : []));
    const word = wordBeforeId(id);
    const [own] = (word === undefined ? undefined : this.ids.get(word)) ?? [];
    if (own !== undefined) return { id: own };
    const object =
      names.length > 1 ? this.objects.find((one) => names.every((name) => typeof one[name] === 'string')) : undefined;
    return object ? Object.fromEntries(names.map((name) => [name, String(object[name])])) : {};
  }
}

/** The operations whose response has the id in the path of this one: the list first, then what makes one. */
function producersOf(id: OperationId): OperationId[] {
  const word = wordBeforeId(id);
  if (word === undefined) return [];
  const found = operationIds.filter(
    (other) => operations[other].path.endsWith(`/${word}`) && ['GET', 'POST'].includes(operations[other].method),
  );
  return found.sort((a, b) => operations[a].method.localeCompare(operations[b].method));
}

/** "passkeys" of /persons/me/passkeys/{id} */
function wordBeforeId(id: OperationId): string | undefined {
  const words = operations[id].path.split('/');
  return words[words.indexOf('{id}') - 1];
}

function lastWordOf(path: string): string {
  return path.split('/').findLast((word) => word !== '' && !word.startsWith('{')) ?? '';
}
