import type { ApiError, Obligation } from './response/api-error';
import { perApp } from '../lifetime';

/** The services of the contract. The runtime configuration uses the same names. */
export type Service = 'authentication' | 'orchestrator' | 'orchestratorV1' | 'gateway' | 'accountSecurity';

/**
 * Base path (same origin) or absolute base URL of each service, without a slash at the end. Account security is
 * optional: without a base, the platform does not offer it, and the app never calls it.
 */
export type Bases = Readonly<Record<Exclude<Service, 'accountSecurity'>, string>> & {
  readonly accountSecurity?: string | undefined;
};

/** Where a change goes on after the step-up that it needs. Called only when the app goes there. */
export type Resumption = () => { readonly pathname: string; readonly search: string };

export interface ApiConfiguration {
  bases: Bases;
  /** Whether services on another origin get the cookies and the CSRF token. */
  withCredentials: boolean;
  timeoutMs: number;
  /** BCP 47 language for the `user-language` header of every call, e.g. "fr-CA"; undefined sends none. */
  language: () => string | undefined;
  /** Region for the `user-region` header of every call, e.g. "CA"; undefined sends none. */
  region: () => string | undefined;
  /** The personId of the person whose data the page shows; undefined while it is unknown. */
  person: () => string | undefined;
  /** The session of the page. A call of an earlier session leads nowhere: none of the next three hooks runs. */
  session: () => number;
  /**
   * Called when a response carries an obligation. Return true when the app has taken over.
   * @param resume where the call goes on, for a change that may need a step-up
   */
  onObligation: (obligation: Obligation, error: ApiError, resume?: Resumption) => boolean | void;
  /** Called for a 403, except TOO_MANY_ATTEMPTS and CSRF failures. Return true when the app has taken over. */
  onForbidden: (error: ApiError) => boolean | void;
  /** Called for MISSING_SESSION_COOKIE. Return true when the app has taken over. */
  onSessionMissing: (error: ApiError) => boolean | void;
  /** Called when the session belongs to another person by now. Return true when the app has taken over. */
  onOtherPerson: (error: ApiError) => boolean | void;
  /** The origin of the page. Without `withCredentials`, only calls to this origin carry the CSRF token. */
  origin: () => string;
  cookies: () => string;
}

const configuration = perApp((): ApiConfiguration => ({
  bases: {
    authentication: '/api/authentication-service/v0',
    orchestrator: '/api/identity-orchestrator/v0',
    orchestratorV1: '/api/identity-orchestrator/v1',
    gateway: '/api/ui-gateway/v0',
  },
  withCredentials: false,
  // Upper limit of every wait. After five seconds, screens already report the slow network and offer to cancel (see
  // docs/decisions/figures.md).
  timeoutMs: 60_000,
  language: () => undefined,
  region: () => undefined,
  person: () => undefined,
  session: () => 0,
  onObligation: () => false,
  onForbidden: () => false,
  onSessionMissing: () => false,
  onOtherPerson: () => false,
  origin: () => window.location.origin,
  cookies: () => document.cookie,
}));

/** Call it before the first request. Omitted fields keep their value. */
export function configureApi(changes: Partial<ApiConfiguration>): void {
  Object.assign(configuration(), changes);
}

/** Returns the current configuration. Read it at each call and keep no copy, because it can change. */
export function apiConfiguration(): Readonly<ApiConfiguration> {
  return configuration();
}
