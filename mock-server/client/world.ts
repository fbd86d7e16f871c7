import type { components, operations } from '../../openapi/generated/mock-control';
import type { OperationId } from '../../openapi/generated/operations';
import type { Coverage } from './control-client';
import type { Fault, FaultsOn, FaultTarget } from './faults';
import type { Visitor } from './visitor';

type Schemas = components['schemas'];
/** A message in the outbox. */
export type Message = Schemas['Message'];
/** A recorded call in the journal. */
export type Call = Schemas['Call'];
/** The whole state of a world, for `restore`. */
export type Snapshot = Schemas['Snapshot'];
/** What `verify` expects of the journal. */
export type Expectation = Schemas['Expectation'];
/** A rule for messages that come late, several times or never. */
export type Delivery = Schemas['Delivery'];
/** A person that a call made. */
export type NewPerson = Schemas['NewPerson'];
/** What a scenario file says of a person. */
export type GivenPerson = Schemas['GivenPerson'];
/** A summary of a world. */
export type State = Schemas['World'];

/** A span of time; the parts add up. */
export interface Duration {
  days?: number;
  hours?: number;
  minutes?: number;
  seconds?: number;
  ms?: number;
}

type Query<Id extends 'listMessages' | 'listCalls'> = Exclude<operations[Id]['parameters']['query'], undefined>;

/** Which messages to find; a field that is left out matches every message. */
export type MessageQuery = Omit<Query<'listMessages'>, 'wait'>;

/** Which calls to list; a field that is left out matches every call. */
export type JournalQuery = Omit<Query<'listCalls'>, 'format' | 'operationId'> & { operationId?: OperationId };

/** Which messages a delivery rule affects. */
export type DeliveryQuery = Pick<Schemas['DeliveryRule'], 'to' | 'kind' | 'channel' | 'times'>;
/** Whom to make. */
export type PeopleOptions = Exclude<
  operations['createPeople']['requestBody'],
  undefined
>['content']['application/json'];

/**
 * A world for a test or a script (see docs/testing.md). A method throws MockRefusal when the control interface refuses
 * its call.
 */
export interface MockWorld {
  readonly id: string;
  /** The origin of the mock server, without a trailing slash. */
  readonly origin: string;
  readonly given: {
    /** Gives a person an obligation: `given.obligation('changePassword').for('ann')`. */
    obligation(
      command: string,
      options?: { clientId?: string; isLoginObligation?: boolean; args?: Record<string, string | number> },
    ): { for(person: string): Promise<void> };
    redirectObligation(url: string): { for(person: string): Promise<void> };
    /** Sets a feature flag, for all clients or for one. */
    flag(name: string, isEnabled?: boolean, clientId?: string): Promise<void>;
    /** Makes a person, or changes one: `given.person('zoe', { name: 'Zoe Ito', memberships: ['100'] })`. */
    person(id: string, fields: GivenPerson): Promise<void>;
    /** Changes numbers of the rules (mock-server/world/limits.ts). */
    limits(limits: Record<string, number>): Promise<void>;
  };
  /** Sets a fault on an operation; `*` for all, `{ service }` for those of one service. */
  on(target: FaultTarget): FaultsOn;
  readonly faults: { list(): Promise<Fault[]>; clear(): Promise<void> };
  readonly clock: {
    now(): Promise<number>;
    /** Moves time forward: `{ minutes: 5 }`, or an ISO 8601 duration. Returns the new time, epoch ms. */
    advance(by: Duration | string): Promise<number>;
    set(at: Date | string | number): Promise<number>;
    freeze(): Promise<number>;
    resume(): Promise<number>;
  };
  readonly outbox: {
    list(query?: MessageQuery): Promise<Message[]>;
    /** Waits up to `timeoutMs` (5 s) for the newest message that matches. @throws MockRefusal when none arrives */
    waitFor(query?: MessageQuery & { timeoutMs?: number }): Promise<Message>;
    clear(): Promise<void>;
  };
  /** Without a query, a rule affects every message from now. */
  readonly deliveries: {
    /** Messages arrive when the world's clock has moved on by this. */
    late(by: Duration, query?: DeliveryQuery): Promise<Delivery>;
    twice(query?: DeliveryQuery): Promise<Delivery>;
    never(query?: DeliveryQuery): Promise<Delivery>;
    /** Any combination of these: `add({ channel: 'sms', lateMs: 60_000, copies: 3 })`. */
    add(rule: Schemas['DeliveryRule']): Promise<Delivery>;
    list(): Promise<Delivery[]>;
    clear(): Promise<void>;
  };
  readonly people: {
    /** Everyone in this world. */
    list(): Promise<Schemas['ListedPerson'][]>;
    /** Makes copies of a person: `create({ like: 'ben', count: 20, particular: { preferredLanguage: 'de-DE' } })`. */
    create(options?: PeopleOptions): Promise<NewPerson[]>;
  };
  readonly journal: {
    list(query?: JournalQuery): Promise<Call[]>;
    har(): Promise<unknown>;
    clear(): Promise<void>;
    /**
     * Brings the world back to its state and time before the call with this number, or makes a new world of them.
     * @throws MockRefusal when there is a world of the name `as`
     */
    rewind(call: number, options?: { as?: string }): Promise<State>;
  };
  /** Checks which calls were made. @throws MockRefusal with the nearest calls when they do not match */
  verify(expectation: Expectation): Promise<void>;
  readonly state: {
    read(collection: string): Promise<Record<string, unknown>[]>;
    patch(collection: string, id: string, fields: Record<string, unknown>): Promise<Record<string, unknown>>;
    create(collection: string, record: Record<string, unknown>): Promise<Record<string, unknown>>;
    delete(collection: string, id: string): Promise<void>;
    /** JSON Schema by collection. */
    schemas(): Promise<Record<string, Record<string, unknown>>>;
  };
  snapshot(): Promise<Snapshot>;
  restore(snapshot: Snapshot): Promise<void>;
  reset(scenario?: string): Promise<State>;
  /** Applies a named scenario on top of the current state. */
  scenario(name: string, params?: Record<string, string | number | boolean>): Promise<State>;
  /** Signs a person in, without a call of the app; returns the cookies of the session by name. */
  signIn(
    person: string,
    options?: { levelOfAssurance?: number; method?: 'Lifion' | 'Nexo' | 'SSO' },
  ): Promise<Record<string, string>>;
  coverage(): Promise<Coverage>;
  /** A browser without cookies, to call the services with. */
  visitor(): Visitor;
  drop(): Promise<void>;
}
