import type {
  AnswerBody,
  BodyOf,
  CodeAt,
  ErrorItem,
  ErrorStatus,
  ObligationBody,
  OperationId,
  PathOf,
  QueryOf,
  SessionRule,
  SuccessStatus,
} from '../contract/types';
import type { Person, Session } from '../store/collections';
import type { World } from '../world/world';

/** What a handler gives back: made by `respond` and `fail` only, so that it fits the contract. */
export interface Answer {
  status: number;
  body: unknown;
  headers: [name: string, value: string][];
  /** Set-Cookie values. */
  cookies: string[];
}

export interface Extra {
  headers?: Record<string, string>;
  cookies?: string[];
}

export interface FailOptions {
  field?: string;
  details?: ErrorItem['details'];
  /** Further causes after the first, each with its code. */
  more?: ErrorItem[];
  obligation?: ObligationBody;
  /** A message for this case, instead of the contract's. */
  message?: string;
  cookies?: string[];
}

type RespondArguments<Body> = [Body] extends [undefined]
  ? [body?: undefined, extra?: Extra]
  : [body: Body, extra?: Extra];

/**
 * All that a handler sees of a request. Its input was validated; the session (where the contract asks for one) is
 * there.
 */
export interface Context<Id extends OperationId> {
  world: World;
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
  cookies: Readonly<Record<string, string>>;
  /** The origin that the browser sees, for links in mails. */
  origin: string;
  session: SessionRule<Id> extends 'required' ? Session : Session | null;
  /** The person of the session. */
  person: SessionRule<Id> extends 'required' ? Person : Person | null;
  /** Answers with a status and body that the contract declares. */
  respond<Status extends SuccessStatus<Id>>(status: Status, ...rest: RespondArguments<AnswerBody<Id, Status>>): Answer;
  /** Answers with the error envelope; status and code are those that the contract declares for the operation. */
  fail<Status extends ErrorStatus<Id>>(status: Status, code: CodeAt<Id, Status>, options?: FailOptions): Answer;
}

export type Handler<Id extends OperationId> = (context: Context<Id>) => Answer | Promise<Answer>;

/** One handler for each operation of the contract: a missing one does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
