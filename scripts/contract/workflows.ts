import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import control from '../../openapi/generated/mock-control.json';
import { startMockServer } from '../../mock-server/adapters/node';
import { CliError } from '../../mock-server/adapters/cli-error';
import { isObject } from '../../mock-server/contract/documents';
import { isOperationId } from '../../mock-server/contract/route-index';
import type { OperationId } from '../../openapi/generated/operations';
import { type Browser, signInAs, visit } from './browser';
import { curlFor } from './drift';
import { codeOf, jsonOf, problemsOf, type Seen } from './fuzz/judge';
import { valueAt } from './fuzz/inputs';
import { bytes, onWire, type Wire } from './fuzz/wire';
import { newestMail, openService, type Service, type Target } from './service';

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
 * @returns the exit code
 * @throws CliError for an unknown workflow, or when nothing responds
 */
export async function runWorkflows(names: readonly string[], target?: Target): Promise<0 | 1 | 2> {
  const own = target ? undefined : await startMockServer({ port: 0 });
  try {
    const service = await openService(target ?? { target: own?.origin ?? '' });
    const results: string[] = [];
    for await (const { name, steps, problems, notTried } of workflows(service, names)) {
      const result = notTried === undefined ? (problems.length === 0 ? 'ok' : 'FAIL') : 'not tried';
      results.push(result);
      console.log(`${result.padStart(9)} ${name} (${notTried ?? `${steps} steps`})`);
      for (const problem of problems) console.log(`            ${problem}`);
    }
    const count = (result: string) => results.filter((one) => one === result).length;
    console.log(
      `${count('ok')} of ${results.length} workflows, ${count('not tried')} not tried, against ${service.target}.`,
    );
    return count('FAIL') > 0 ? 1 : count('ok') === 0 ? 2 : 0;
  } finally {
    await own?.close();
  }
}

async function* workflows(service: Service, names: readonly string[]) {
  for (const one of workflowsNamed(names))
    yield { name: one.workflowId, steps: one.steps.length, ...(await new WorkflowRun(service, one).run()) };
}

/** For tests: the problems of the workflows with these names. */
export async function workflowProblems(target: Target, names: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for await (const { problems } of workflows(await openService(target), names)) found.push(...problems);
  return found;
}

class NotTried extends Error {}

class WorkflowRun {
  private readonly outputs = new Map<string, unknown>();
  private readonly problems: string[] = [];
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
        if (failed) this.problems.push(`${step.stepId}: ${failed.condition} does not hold, it answered ${is}`);
        for (const [name, text] of Object.entries(step.outputs))
          this.outputs.set(`$steps.${step.stepId}.outputs.${name}`, value(text));
        if (failed) break;
      }
    } catch (error) {
      if (error instanceof NotTried) return { problems: [], notTried: error.message };
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
        : this.standIn(id, at('query'), body);
    if (!isOperationId(id)) throw new CliError(`${this.workflow.workflowId}: there is no operation ${id}.`);
    // The service has issued the CSRF token.
    const { 'X-Mock-World': _, 'X-CSRF-Token': __, ...headers } = at('header');
    const caller = browser.copy();
    const { session } = this.service.values.cookies;
    for (const [name, value] of Object.entries(at('cookie'))) {
      if (name === 'session') for (const prefix of ['', '__Host-']) caller.jar.set(prefix + session, value);
      else if (name !== 'csrf-token') caller.jar.set(name, value);
    }
    const wire = onWire(id, { path: at('path'), query: at('query'), headers, body });
    const seen = await caller.send(wire);
    browser.keep(seen.cookies ?? []);
    this.judge(id, step, wire, seen);
    return seen;
  }

  private judge(id: OperationId, { stepId }: Step, wire: Wire, seen: Seen): void {
    for (const problem of problemsOf(id, seen))
      this.problems.push(`${stepId}: ${problem}\n              ${curlFor(id, this.service.target, wire, {})}`);
  }

  /** What stands for the control interface of the mock server at a service without one. */
  private async standIn(id: string, query: Record<string, string>, body: unknown): Promise<Seen> {
    const answer = (value: unknown): Seen => ({
      status: 200,
      headers: { 'content-type': 'application/json' },
      text: JSON.stringify(value),
    });
    if (id === 'resetWorld') return answer({});
    const mail = id === 'listMessages' ? await newestMail(this.service, query['to'] ?? '') : undefined;
    if (mail) return answer([mail]);
    const name = isObject(body) ? String(body['persona']) : '';
    const person = id === 'signIn' ? this.service.values.people[name] : undefined;
    if (!person && id === 'signIn') throw new NotTried(`the values have no person "${name}"`);
    if (!person) throw new NotTried(`"${id}" needs a mock server${id === 'listMessages' ? ' or --mail-command' : ''}`);
    const { browser } = await signInAs(this.service, person);
    const { session } = this.service.values.cookies;
    return answer({ cookies: { session: browser.jar.get(`__Host-${session}`) ?? browser.jar.get(session) } });
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
  throw new CliError(`The control interface has no operation ${id}.`);
}
