import { z } from 'zod';
import { checkedRule, FaultRuleError } from '../../call/checked-rule';
import { nearest } from '../../contract/nearest';
import { controlContract, matchControl } from '../../contract/control';
import { defaultLimits } from '../../world/limits';
import type { FaultRule } from '../../world/faults';
import { attemptKinds } from '../../rules/attempts';
import { featureFlag, instant, level } from '../../world/store/contract-text';
import * as schemas from '../../world/store/schemas';
import { durationMs } from '../../world/clock';
import { StateError } from './scenario';

/** An unknown key is most often a misspelt one. */
function fields<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `there is no "${issue.keys?.[0]}" here: did you mean "${nearest(String(issue.keys?.[0]), Object.keys(shape))}"?`
        : undefined,
  });
}

/** Reads `'200'` as `{ clientId: '200' }`: a short form for an object with one field. YAML has lost the + of a number. */
function listOf<Shape extends z.ZodRawShape>(field: keyof Shape & string, schema: z.ZodObject<Shape>) {
  const whole = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number'
      ? { [field]: field === 'number' ? value : String(value) }
      : value;
  return z.array(z.preprocess(whole, fields(schema.partial().shape))).optional();
}

/** How many are made; the list of the contract has no more. */
const upTo = (most: number) => z.int().min(0).max(most).optional();
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
  obligations: listOf('command', schemas.obligationSchema).superRefine((list, context) => {
    for (const [index, { command, url, args = {} }] of list?.entries() ?? []) {
      const refuse = (message: string) => context.addIssue({ code: 'custom', path: [index], message });
      if (!command && !url) refuse('it needs a command such as changePassword, or a url');
      if (command === 'stepUp' && !level.safeParse(args['requiredLevel'] ?? 3).success)
        refuse('the requiredLevel of a step-up is a whole number from 1 to 4');
    }
  }),
  devices: upTo(200),
  products: yes,
  hasSeedPasskey: yes,
  secured: fields({
    ...{
      activities: upTo(defaultLimits.activitiesKept),
      passkeys: upTo(50),
      sessions: upTo(200),
      backupCodes: upTo(2),
      trustedDevices: upTo(10),
    },
    hasApp: z.boolean().optional(),
  }).optional(),
});

/** What this call of the control interface takes, checked by the same rules. */
function bodyOf<Body>(method: string, path: string, check: (body: Body) => Body) {
  return z.custom<Body>().transform((body, context) => {
    const refuse = (field: string, message: string) => {
      const keys = field.split('/').slice(1);
      context.addIssue({
        code: 'custom',
        path: keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')),
        message,
      });
      return z.NEVER;
    };
    const operation = matchControl(method, path);
    const [problem] =
      operation.kind === 'operation' ? controlContract.requestBody(operation.id, 'application/json')(body) : [];
    if (problem) return refuse(problem.field ?? problem.path, problem.message);
    try {
      return check(body);
    } catch (error) {
      if (error instanceof FaultRuleError) return refuse(error.field ?? '', error.message);
      throw error;
    }
  });
}

/** Words with a colon, of which the first is known. */
function named<Value extends z.ZodType>(value: Value, check: (name: string) => string | undefined) {
  return z
    .record(z.string(), value)
    .superRefine((record, context) => {
      for (const key of Object.keys(record)) {
        const message = check(key.split(':')[0] ?? '');
        if (message !== undefined) context.addIssue({ code: 'custom', path: [key], message });
      }
    })
    .optional();
}

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
  agreements: recordsOf(schemas.agreementSchema),
  providers: recordsOf(schemas.providerSchema),
  impersonations: recordsOf(schemas.impersonationSchema),
  groups: recordsOf(schemas.groupSchema),
  attempts: named(fields({ ...schemas.attemptSchema.partial().shape, isRemoved: yes }), (kind) =>
    attemptKinds.some((one) => one === kind)
      ? undefined
      : `nothing counts attempts as "${kind}": did you mean "${nearest(kind, attemptKinds)}"?`,
  ),
};

/** The collections of a world that a scenario file has. */
export const collections = [
  'clients',
  'persons',
  'associates',
  'tokens',
  'devices',
  'obligations',
  'agreements',
  'acceptances',
  'products',
  'providers',
  'impersonations',
  'groups',
  'attempts',
] as const satisfies readonly (keyof typeof records)[];

/** One scenario as a file writes it, after `inNumbers`. Times are in ms from now. */
export const scenarioSchema = fields({
  name: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'expected small letters, digits and hyphens')
    .optional(),
  description: z.string(),
  parameters: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  clock: fields({ advanceMs: instant.optional(), isFrozen: z.boolean().optional() }).optional(),
  limits: fields(Object.fromEntries(Object.keys(defaultLimits).map((name) => [name, z.number().optional()])))
    .pipe(bodyOf<Record<string, number | undefined>>('PATCH', '/__mock/limits', (limits) => limits))
    .optional(),
  ...records,
  /** For every client, or as `flag:clientId` for one. Null is a flag that is not set. */
  flags: named(z.boolean().nullable(), (flag) => featureFlag.safeParse(flag).error?.issues[0]?.message),
  faults: z
    .array(z.unknown())
    .max(100)
    .pipe(z.array(bodyOf<FaultRule>('POST', '/__mock/faults', checkedRule)))
    .optional(),
}).superRefine((state, context) => {
  const made =
    recordsOfPersons(state) + collections.reduce((sum, name) => sum + Object.keys(state[name] ?? {}).length, 0);
  if (made > MOST_RECORDS)
    context.addIssue({
      code: 'custom',
      path: ['persons'],
      message: `a scenario makes at most ${MOST_RECORDS} records, and this one makes ${made}.`,
    });
});

/** More would hold up the other worlds while they are made. */
const MOST_RECORDS = 2000;

function recordsOfPersons({ persons = {} }: { persons?: Record<string, z.output<typeof person>> | undefined }): number {
  return Object.values(persons).reduce((sum, { memberships, obligations, devices = 0, secured = {} }) => {
    const { activities = 0, sessions = 0 } = secured;
    return sum + (memberships?.length ?? 1) + (obligations?.length ?? 0) + devices + activities + sessions;
  }, 0);
}

export type ScenarioState = z.output<typeof scenarioSchema>;

/** These fields are points in time, and a file writes them as durations from now: `PT5M`, `-P1D`. */
const isTime = (key: string): boolean => /(?:At|Until)$/.test(key);
/** These fields are lengths of time, and a file writes them as durations too. */
const isLength = (key: string): boolean => key.endsWith('Ms');

export const isDuration = (key: unknown): boolean => isTime(String(key)) || isLength(String(key));

/** A tester's own content, in which no field is a time of ours. */
const isFree = ([first, ...more]: readonly string[]): boolean =>
  first === 'faults' ||
  first === 'parameters' ||
  (more.length > 1 && /^(?:args|attributes|extra)$/.test(more.at(-1) ?? ''));

/** Replaces each value that is neither an object nor a list, outside free content. */
function replaced(value: unknown, replace: (path: string[], value: unknown) => unknown, path: string[] = []): unknown {
  if (isFree(path)) return value;
  if (Array.isArray(value)) return value.map((one, index) => replaced(one, replace, [...path, String(index)]));
  if (typeof value !== 'object' || value === null) return replace(path, value);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, replaced(one, replace, [...path, name])]),
  );
}

const fieldOf = (path: readonly string[]): string => path.at(-1) ?? '';

export const A_DURATION = 'expected a duration such as PT5M, or -P1D for the past';

/** A text that is no duration stays, and the schema refuses it. @throws StateError for a wrong duration, and a number */
export function inNumbers(value: unknown): unknown {
  return replaced(value, (path, leaf) => {
    if (!isDuration(fieldOf(path))) return leaf;
    if (typeof leaf === 'number' && leaf !== 0 && path[0] !== 'limits')
      throw new StateError(path, `${path.join('.')}: ${A_DURATION}`);
    if (typeof leaf !== 'string' || !/^-?P/.test(leaf)) return leaf;
    try {
      return leaf.startsWith('-') ? -durationMs(leaf.slice(1)) : durationMs(leaf);
    } catch (error) {
      throw error instanceof RangeError ? new StateError(path, error.message) : error;
    }
  });
}

/** Times in ms from now become times of the world's clock. */
export function fromNow(fields: object, now: number): object {
  const replace = (path: string[], leaf: unknown) =>
    typeof leaf === 'number' && isTime(fieldOf(path)) ? leaf + now : leaf;
  return Object(replaced(fields, replace, ['collection', 'key']));
}

/** The opposite of both. */
export function inWords(value: unknown, now: number): unknown {
  return replaced(value, (path, leaf) => {
    if (typeof leaf !== 'number') return leaf;
    const field = fieldOf(path);
    return isLength(field) ? durationText(leaf) : isTime(field) ? durationText(leaf - now) : leaf;
  });
}

/** A dollar sign in a text or a key then names no parameter. */
export function escaped(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('$', '$$$$');
  if (Array.isArray(value)) return value.map(escaped);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map((entry) => entry.map(escaped)));
}

function durationText(ms: number): string {
  const left = Math.abs(ms);
  const days = Math.floor(left / 86_400_000);
  const rest = left - days * 86_400_000;
  return `${ms < 0 ? '-' : ''}P${days > 0 ? `${days}D` : ''}${rest > 0 || days === 0 ? `T${rest / 1000}S` : ''}`;
}
