import { z } from 'zod';
import { checkedRule } from '../../control/calls/faults';
import { nearest } from '../../control/calls/nearest';
import { controlContract, matchControl } from '../../control/document';
import { ControlRefusal } from '../../control/refusal';
import { defaultLimits } from '../../world/limits';
import type { FaultRule } from '../../world/faults';
import { commands } from '../../world/store/obligation-commands';
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

/** A short form: a text stands for an object with this one field. */
function short<Schema extends z.ZodType>(field: string, schema: Schema) {
  return z.preprocess(
    (value) => (typeof value === 'string' || typeof value === 'number' ? { [field]: String(value) } : value),
    schema,
  );
}

const isRemoved = z.literal(true).optional();

/** Records by their key: one that exists is changed, and any other is made. */
function recordsOf(schema: z.ZodObject) {
  return z.record(z.string(), fields({ ...schema.partial().shape, isRemoved })).optional();
}

const person = fields({
  ...schemas.personSchema.omit({ id: true }).partial().shape,
  isRemoved,
  emails: z.array(short('address', fields({ ...schemas.emailSchema.partial().shape, address: z.string() }))).optional(),
  phones: z.array(short('number', fields({ ...schemas.phoneSchema.partial().shape, number: z.string() }))).optional(),
  /** One that the person has already is changed. Null is a membership without a client. */
  memberships: z
    .array(
      short(
        'clientId',
        fields({ ...schemas.associateSchema.partial().shape, clientId: schemas.associateSchema.shape.clientId }),
      ),
    )
    .optional(),
  /** They are added, in this order. */
  obligations: z
    .array(
      short(
        'command',
        fields({
          command: z.enum(commands).exactOptional(),
          url: z.string().exactOptional(),
          clientId: z.string().exactOptional(),
          isLoginObligation: z.boolean().exactOptional(),
          args: schemas.obligationSchema.shape.args.exactOptional(),
        }),
      ),
    )
    .optional(),
  devices: z.number().int().positive().optional(),
  products: z.literal(true).optional(),
  /** See `secure`. */
  secured: fields({
    activities: z.number().exactOptional(),
    passkeys: z.number().exactOptional(),
    sessions: z.number().exactOptional(),
    hasApp: z.boolean().exactOptional(),
    backupCodes: z.number().exactOptional(),
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

/** One scenario as a file writes it, after `inNumbers`. Times are in ms from now. */
export const scenarioSchema = fields({
  name: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'a name has small letters, digits and hyphens')
    .optional(),
  description: z.string(),
  parameters: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  clock: fields({ advanceMs: z.number(), isFrozen: z.boolean() }).partial().optional(),
  limits: fields(
    Object.fromEntries(Object.keys(defaultLimits).map((name) => [name, z.number().optional()])),
  ).optional(),
  clients: recordsOf(schemas.clientSchema),
  persons: z.record(z.string(), person).optional(),
  associates: recordsOf(schemas.associateSchema),
  tokens: recordsOf(schemas.tokenSchema),
  devices: recordsOf(schemas.deviceSchema),
  obligations: recordsOf(schemas.obligationSchema),
  acceptances: recordsOf(schemas.acceptanceSchema),
  products: recordsOf(schemas.productSchema),
  attempts: recordsOf(schemas.attemptSchema),
  /** For every client, or as `flag:clientId` for one. */
  flags: z.record(z.string(), z.boolean()).optional(),
  faults: z.array(fault).optional(),
});

export type ScenarioState = z.output<typeof scenarioSchema>;

/** The collections whose records a scenario file holds, in the order in which they are made. */
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
] as const;

/** These fields are points in time, and a file writes them as durations from now: `PT5M`, `-P1D`. */
const isTime = (key: string): boolean => /(?:At|Until)$/.test(key);
/** These fields are lengths of time, and a file writes them as durations too. */
const isLength = (key: string): boolean => key.endsWith('Ms');

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
    if (typeof one !== 'string' || !(isTime(key) || isLength(key)) || !/^-?P/.test(one)) return one;
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
