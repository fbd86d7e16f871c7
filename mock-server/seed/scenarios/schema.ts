import { z } from 'zod';
import { checkedRule } from '../../control/calls/checked-rule';
import { nearest } from '../../control/calls/nearest';
import { controlContract, matchControl } from '../../control/document';
import { ControlRefusal } from '../../control/refusal';
import { defaultLimits } from '../../world/limits';
import type { FaultRule } from '../../world/faults';
import * as schemas from '../../world/store/schemas';
import { durationMs } from '../../world/clock';

/** An unknown key is most often a misspelt one. */
function fields<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `there is no "${issue.keys?.[0]}" here: did you mean "${nearest(String(issue.keys?.[0]), Object.keys(shape))}"?`
        : undefined,
  });
}

/** Reads `'200'` as `{ clientId: '200' }`: a short form for an object with one field. */
function listOf<Shape extends z.ZodRawShape>(field: keyof Shape & string, schema: z.ZodObject<Shape>) {
  const whole = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? { [field]: String(value) } : value;
  return z.array(z.preprocess(whole, fields(schema.partial().shape))).optional();
}

const count = z.number().optional();
const yes = z.literal(true).optional();

/** Records by their key: one that exists is changed, and any other is made. */
function recordsOf(schema: z.ZodObject) {
  return z.record(z.string(), fields({ ...schema.partial().shape, isRemoved: yes })).optional();
}

const person = fields({
  ...schemas.personSchema.omit({ id: true }).partial().shape,
  isRemoved: yes,
  /** The first name, a space, and the rest is the last name. */
  name: z.string().optional(),
  /** For the list of test users. */
  about: z.string().optional(),
  emails: listOf('address', schemas.emailSchema),
  phones: listOf('number', schemas.phoneSchema),
  /** One that the person has already is changed. Null is a membership without a client. */
  memberships: listOf('clientId', schemas.associateSchema),
  /** They are added, in this order. */
  obligations: listOf('command', schemas.obligationSchema),
  devices: count,
  products: yes,
  hasSeedPasskey: yes,
  secured: fields({
    ...{ activities: count, passkeys: count, sessions: count, backupCodes: count },
    hasApp: z.boolean().optional(),
  }).optional(),
});

/** What POST /__mock/faults takes, checked by the same rules. */
const fault = z.custom<FaultRule>().transform((rule, context) => {
  const operation = matchControl('POST', '/__mock/faults');
  const [problem] =
    operation.kind === 'operation' ? controlContract.requestBody(operation.id, 'application/json')(rule) : [];
  try {
    if (!problem) return checkedRule(rule);
    context.addIssue({ code: 'custom', path: problem.path.split('/').slice(1), message: problem.message });
  } catch (error) {
    if (!(error instanceof ControlRefusal)) throw error;
    context.addIssue({ code: 'custom', path: (error.field ?? '').split('/').slice(1), message: error.message });
  }
  return z.NEVER;
});

/** In the order in which they are made. */
const records = {
  clients: recordsOf(schemas.clientSchema),
  persons: z.record(z.string(), person).optional(),
  associates: recordsOf(schemas.associateSchema),
  tokens: recordsOf(schemas.tokenSchema),
  devices: recordsOf(schemas.deviceSchema),
  obligations: recordsOf(schemas.obligationSchema),
  acceptances: recordsOf(schemas.acceptanceSchema),
  products: recordsOf(schemas.productSchema),
  attempts: recordsOf(schemas.attemptSchema),
};

/** The collections of a world that a scenario file has. */
export const collections = [
  'clients',
  'persons',
  'associates',
  'tokens',
  'devices',
  'obligations',
  'acceptances',
  'products',
  'attempts',
] as const satisfies readonly (keyof typeof records)[];

/** One scenario as a file writes it, after `inNumbers`. Times are in ms from now. */
export const scenarioSchema = fields({
  name: z.stringFormat('name of small letters, digits and hyphens', /^[a-z0-9-]+$/).optional(),
  description: z.string(),
  parameters: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  clock: fields({ advanceMs: count, isFrozen: z.boolean().optional() }).optional(),
  limits: fields(Object.fromEntries(Object.keys(defaultLimits).map((name) => [name, count]))).optional(),
  ...records,
  /** For every client, or as `flag:clientId` for one. */
  flags: z.record(z.string(), z.boolean()).optional(),
  faults: z.array(fault).optional(),
});

export type ScenarioState = z.output<typeof scenarioSchema>;

/** These fields are points in time, and a file writes them as durations from now: `PT5M`, `-P1D`. */
const isTime = (key: string): boolean => /(?:At|Until)$/.test(key);
/** These fields are lengths of time, and a file writes them as durations too. */
const isLength = (key: string): boolean => key.endsWith('Ms');

export const isDuration = (key: unknown): boolean => isTime(String(key)) || isLength(String(key));

/** Replaces each value that is neither an object nor a list. Faults are those of the control API, and stay. */
function replaced(value: unknown, replace: (key: string, value: unknown) => unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => replaced(one, replace, key));
  if (typeof value !== 'object' || value === null) return replace(key, value);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name === 'faults' ? one : replaced(one, replace, name)]),
  );
}

/** A text that is no duration stays, and the schema refuses it. */
export function inNumbers(value: unknown): unknown {
  return replaced(value, (key, one) => {
    if (typeof one !== 'string' || !isDuration(key) || !/^-?P/.test(one)) return one;
    return one.startsWith('-') ? -durationMs(one.slice(1)) : durationMs(one);
  });
}

/** Times in ms from now become times of the world's clock. */
export function fromNow(fields: object, now: number): object {
  return Object(replaced(fields, (key, one) => (typeof one === 'number' && isTime(key) ? one + now : one)));
}

/** The opposite of both. */
export function inWords(value: unknown, now: number): unknown {
  return replaced(value, (key, one) => {
    if (typeof one === 'string') return one.replaceAll('$', '$$$$');
    if (typeof one !== 'number') return one;
    return isLength(key) ? durationText(one) : isTime(key) ? durationText(one - now) : one;
  });
}

function durationText(ms: number): string {
  const left = Math.abs(ms);
  const days = Math.floor(left / 86_400_000);
  const rest = left - days * 86_400_000;
  return `${ms < 0 ? '-' : ''}P${days > 0 ? `${days}D` : ''}${rest > 0 || days === 0 ? `T${rest / 1000}S` : ''}`;
}
