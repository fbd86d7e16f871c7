import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import control from '../../openapi/generated/mock-control.json';
import { startMockServer } from '../../mock-server/adapters/node';
import { CliError } from '../../mock-server/adapters/cli-error';
import { isObject, type Json } from '../../mock-server/contract/documents';
import { isOperationId } from '../../mock-server/contract/routes';
import { type Browser, visit } from './browser';
import { curlFor } from './drift';
import { codeOf, jsonOf, problemsOf, type Seen } from './fuzz/judge';
import { valueAt } from './fuzz/inputs';
import { bytes, onWire, type Wire } from './fuzz/wire';
import { newestMail, openService, printedBy, type Service, type Target, withoutPasswords } from './service';
import { signInOf, stepUp } from './tester';

const folder = 'openapi/workflows';

const parameter = z.object({ name: z.string(), in: z.enum(['path', 'query', 'header', 'cookie']), value: z.unknown() });
const stepSchema = z.object({
  stepId: z.string(),
  operationId: z.string(),
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ payload: z.unknown() }).optional(),
  successCriteria: z.array(z.object({ condition: z.string() })).default([]),
  outputs: z.record(z.string(), z.string()).default({}),
  /** How often the step is done. The last response counts. */
  'x-times': z.number().default(1),
});
const workflow = z.object({
  workflowId: z.string(),
  parameters: z.array(parameter).default([]),
  steps: z.array(stepSchema),
});
type Workflow = z.infer<typeof workflow>;
type Step = z.infer<typeof stepSchema>;

/** Arazzo 1.0: the workflows of openapi/workflows. @throws CliError for an unknown name */
function workflowsNamed(names: readonly string[]): Workflow[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.arazzo.yaml'));
  const all = files.flatMap(
    (name) =>
      z.object({ workflows: z.array(workflow) }).parse(parse(readFileSync(`${folder}/${name}`, 'utf8'))).workflows,
  );
  const unknown = names.find((name) => !all.some(({ workflowId }) => workflowId === name));
  if (unknown !== undefined) throw new CliError(`There is no workflow "${unknown}": ${folder}/ has them.`);
  return all.filter(({ workflowId }) => names.length === 0 || names.includes(workflowId));
}

/**
 * Runs the workflows of openapi/workflows, or those with these names, at a new mock server, or at a target. Every
 * response is judged.
 * @returns the exit code, and what was found
 * @throws CliError for an unknown workflow, or when nothing responds
 */
export async function runWorkflows(names: readonly string[], target?: Target, say: (line: string) => void = () => {}) {
  const own = target ? undefined : await startMockServer({ port: 0 });
  try {
    const service = await openService(target ?? { target: own?.origin ?? '' });
    const results: string[] = [];
    const found: string[] = [];
    for (const one of workflowsNamed(names)) {
      const { problems, notTried } = await new WorkflowRun(service, one).run();
      const result = problems.length > 0 ? 'FAIL' : notTried === undefined ? 'ok' : 'not tried';
      results.push(result);
      found.push(...problems);
      say(`${result.padStart(9)} ${one.workflowId} (${notTried ?? `${one.steps.length} steps`})`);
      for (const problem of problems) say(`            ${problem}`);
    }
    const count = (result: string) => results.filter((one) => one === result).length;
    say(`${count('ok')} of ${results.length} workflows, ${count('not tried')} not tried, against ${service.target}.`);
    return { exitCode: count('FAIL') > 0 ? 1 : count('ok') === 0 ? 2 : 0, problems: found };
  } finally {
    await own?.close();
  }
}

class WorkflowRun {
  private readonly outputs = new Map<string, unknown>();
  private readonly problems: string[] = [];
  private readonly sessions = new Set<string>();
  private readonly service: Service;

  constructor(
    service: Service,
    private readonly workflow: Workflow,
  ) {
    const world = workflow.parameters.find(({ name }) => name === 'X-Mock-World')?.value;
    this.service = {
      ...service,
      headers: { ...service.headers, ...(service.isMock && { 'x-mock-world': String(world) }) },
    };
  }

  /** Ends at the first step that is not as it should be: the others build on it. */
  async run(): Promise<{ problems: readonly string[]; notTried?: string }> {
    try {
      const { browser } = await visit(this.service);
      for (const step of this.workflow.steps) {
        let seen = await this.do(step, browser);
        for (let time = 1; time < step['x-times']; time += 1) seen = await this.do(step, browser);
        const value = (text: string) => this.valueOf(text, seen);
        const failed = step.successCriteria.find(({ condition }) => !holds(condition, value));
        const is = `${seen.status} ${codeOf(seen)}`;
        if (failed)
          this.problems.push(
            `${step.stepId}: ${failed.condition} does not hold of ${step.operationId.split('.').at(-1)}, it answered ${is}`,
          );
        for (const [name, text] of Object.entries(step.outputs))
          this.outputs.set(`$steps.${step.stepId}.outputs.${name}`, value(text));
        if (failed) break;
      }
    } catch (error) {
      if (error instanceof CliError) return { problems: this.problems, notTried: error.message };
      throw error;
    }
    return { problems: this.problems };
  }

  private async do(step: Step, browser: Browser): Promise<Seen> {
    const [, source = '', id = ''] = /^\$sourceDescriptions\.(\w+)\.(\w+)$/.exec(step.operationId) ?? [];
    const at = (place: string) =>
      Object.fromEntries(
        [...this.workflow.parameters, ...step.parameters]
          .filter((one) => one.in === place)
          .map(({ name, value }) => [name, String(this.filled(value))]),
      );
    const body = this.filled(step.requestBody?.payload);
    if (source === 'mock')
      return this.service.isMock
        ? browser.send(controlWire(id, at('path'), at('query'), body))
        : this.standIn(id, { ...at('path'), ...at('query') }, isObject(body) ? body : {});
    if (!isOperationId(id)) throw new Error(`${this.workflow.workflowId}: there is no operation ${id}.`);
    // The service has issued the CSRF token.
    const { 'X-Mock-World': _, 'X-CSRF-Token': __, ...headers } = at('header');
    const caller = browser.copy();
    for (const [name, value] of Object.entries(at('cookie'))) {
      const own = this.service.values.cookies.session;
      if (name === 'session') for (const prefix of ['', '__Host-']) caller.jar.set(prefix + own, value);
      else if (name !== 'csrf-token') caller.jar.set(name, value);
    }
    const wire = onWire(id, { path: at('path'), query: at('query'), headers, body });
    const seen = await caller.send(wire);
    browser.keep(seen.cookies ?? []);
    const session = sessionOf(browser);
    if (session !== undefined) this.sessions.add(session);
    for (const problem of problemsOf(id, seen))
      this.problems.push(
        `${step.stepId}: ${withoutPasswords(problem, this.service)}\n              ${curlFor(id, this.service, wire, {})}`,
      );
    return seen;
  }

  /** What stands for the control interface of the mock server at a service without one. */
  private async standIn(id: string, asked: Record<string, string>, body: Json): Promise<Seen> {
    const { service } = this;
    const answer = (value: unknown): Seen => ({
      status: 200,
      headers: { 'content-type': 'application/json' },
      text: JSON.stringify(value),
    });
    const { persona, scenario, ...wishes } = body;
    if (id === 'resetWorld') {
      service.mails.clear();
      if (service.resetCommand) await printedBy(service.resetCommand, { SCENARIO: String(scenario ?? '') });
      else if (scenario !== undefined) throw new CliError(`the scenario "${String(scenario)}" needs --reset-command`);
      return answer({});
    }
    if (id === 'listRecords' && asked['collection'] === 'sessions')
      return answer([...this.sessions].map((session) => ({ id: session })));
    if (id === 'listMessages' || id === 'listInvitations') {
      const to = asked['to'] ?? asked['email'] ?? '';
      const mail = await newestMail(service, to, Number(asked['wait'] ?? 0));
      if (!mail) throw new CliError(`"${id}" needs a mock server or --mail-command`);
      if (asked['wait'] && mail.code === null && mail.link === null) throw new CliError(`no message came to ${to}`);
      const token = mail.link === null ? undefined : new URL(mail.link).searchParams.get('token');
      return answer(mail.code === null && mail.link === null ? [] : [{ ...mail, token }]);
    }
    if (id !== 'signIn') throw new CliError(`"${id}" needs a mock server`);
    const browser = await signInOf(service, String(persona));
    if (!browser) throw new CliError(`the values have no person "${String(persona)}"`);
    const { levelOfAssurance = 1, ...others } = wishes;
    if (Object.keys(others).length > 0 || (levelOfAssurance !== 1 && !(await stepUp(browser))))
      throw new CliError(`it needs ${JSON.stringify(wishes)} of "${String(persona)}"`);
    return answer({ cookies: { session: sessionOf(browser) } });
  }

  /** Expressions get their values, and texts of the mock server those of the service. */
  private filled(value: unknown): unknown {
    if (typeof value === 'string')
      return value.startsWith('$') ? this.valueOf(value) : (this.service.values.replace[value] ?? value);
    if (Array.isArray(value)) return value.map((one: unknown) => this.filled(one));
    return isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, this.filled(one)]))
      : value;
  }

  private valueOf(text: string, seen?: Seen): unknown {
    if (text.startsWith('$steps.')) return this.outputs.get(text);
    if (text === '$statusCode') return seen?.status;
    const [, header] = /^\$response\.header\.(.+)$/.exec(text) ?? [];
    if (header !== undefined) return seen?.headers[header.toLowerCase()];
    const [, pointer] = /^\$response\.body#?(.*)$/.exec(text) ?? [];
    if (pointer !== undefined) return valueAt(seen && jsonOf(seen), pointer.split('/').slice(1));
    const quoted = /^'(.*)'$/.exec(text)?.[1];
    return quoted === undefined ? JSON.parse(text) : (this.service.values.replace[quoted] ?? quoted);
  }
}

function sessionOf({ jar, service }: Browser): string | undefined {
  const { session } = service.values.cookies;
  return jar.get(`__Host-${session}`) ?? jar.get(session);
}

/** A success may come with a body or without one. Which the operation may have is judged apart. */
const isSame = (left: string, a: unknown, b: unknown) =>
  String(a) === String(b) || (left === '$statusCode' && Number(a) < 300 && Number(b) < 300);

/** Such as `$statusCode == 409 || $response.body#/code != 'NOT_FOUND'`. */
function holds(condition: string, valueOf: (text: string) => unknown): boolean {
  return condition.split(' || ').some((part) =>
    part.split(' && ').every((term) => {
      const [left = '', is = '', right = ''] = term.trim().split(/ (==|!=|>) /);
      const [a, b] = [valueOf(left), valueOf(right)];
      return is === '>' ? Number(a) > Number(b) : isSame(left, a, b) === (is === '==');
    }),
  );
}

function controlWire(id: string, path: Record<string, string>, query: Record<string, string>, body: unknown): Wire {
  for (const [place, item] of Object.entries(control.paths))
    for (const [method, operation] of Object.entries(item))
      if (isObject(operation) && operation['operationId'] === id) {
        const filled = place.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
        const search = new URLSearchParams(query).toString();
        return {
          method: method.toUpperCase(),
          url: `${filled}${search && `?${search}`}`,
          headers: { 'content-type': 'application/json' },
          body: body === undefined ? null : bytes(JSON.stringify(body)),
        };
      }
  throw new Error(`The control interface has no operation ${id}.`);
}
