import type {
  BodyOf,
  CodeAt,
  ErrorStatus,
  OperationId,
  PathOf,
  QueryOf,
  NeedsOf,
  ResponseBody,
  SessionRule,
  SuccessStatus,
} from '../contract/types';
import type { FailOptions, ServiceResponse } from '../http/envelope';
import type { Person, Session } from '../world/store/collections';
import type { World } from '../world/world';

export interface Extra {
  headers?: Record<string, string>;
  cookies?: string[];
}

/** Of a union, the keys of all members. */
type KeysOf<Type> = Type extends unknown ? keyof Type : never;
/** Of a union, the values of those members that have the key. */
type ValueAt<Type, Key> = Type extends unknown ? (Key extends keyof Type ? Type[Key] : never) : never;

/**
 * In this type of the given body, every field that the contract does not declare is `never`. TypeScript itself refuses
 * such a field only in a literal.
 */
export type Exact<Given, Declared> = Given extends readonly (infer Item)[]
  ? Exact<Item, Extract<Declared, readonly unknown[]>[number]>[]
  : Given extends object
    ? {
        [Key in keyof Given]: Key extends symbol
          ? Given[Key]
          : Key extends KeysOf<Exclude<Declared, undefined | null>>
            ? Exact<Given[Key], ValueAt<Exclude<Declared, undefined | null>, Key>>
            : never;
      }
    : Given;

type RespondArguments<Given, Declared> = [Declared] extends [undefined]
  ? [body?: undefined, extra?: Extra]
  : [body: Given & Exact<Given, Declared>, extra?: Extra];

/** The input has been validated. The session exists where the contract requires one. */
export interface Context<Id extends OperationId> {
  world: World;
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
  cookies: Readonly<Record<string, string>>;
  /** The origin of the app, for links in mails and for passkeys. */
  origin: string;
  session: SessionRule<Id> extends 'required' ? Session : Session | null;
  person: SessionRule<Id> extends 'required' ? Person : Person | null;
  /** Ends the call with 412 while the change needs a step-up. Only where `x-needs` has `freshStepUp: last`. */
  stepUp: NeedsOf<Id> extends { freshStepUp: 'last' } ? () => Promise<void> : undefined;
  /** Takes only a status and body that the contract declares. */
  respond<Status extends SuccessStatus<Id>, Body extends ResponseBody<Id, Status>>(
    status: Status,
    ...rest: RespondArguments<Body, ResponseBody<Id, Status>>
  ): ServiceResponse;
  /** Responds with the error envelope. Takes only a status and code that the contract declares for the operation. */
  fail<Status extends ErrorStatus<Id>>(
    status: Status,
    code: CodeAt<Id, Status>,
    options?: FailOptions,
  ): ServiceResponse;
}

export type Handler<Id extends OperationId> = (context: Context<Id>) => ServiceResponse | Promise<ServiceResponse>;

/** An operation of the contract without a handler does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
