import type { ApiError, Obligation } from './response/api-error';

/** The four services of the contract, by the names that the runtime configuration gives them. */
export type Service = 'authentication' | 'orchestrator' | 'orchestratorV1' | 'gateway';

export interface ApiConfiguration {
  /** Base path (same origin) or absolute base URL of each service, without a slash at the end. */
  bases: Readonly<Record<Service, string>>;
  /** Milliseconds that a call may take, its body included. */
  timeoutMs: number;
  /** BCP 47 language for the `user-language` header of every call, e.g. "fr-CA"; undefined sends none. */
  language: () => string | undefined;
  /** Region for the `user-region` header of every call, e.g. "CA"; undefined sends none. */
  region: () => string | undefined;
  /**
   * An answer asks something of the person (see docs/product/4-states.md#obligations). Return true when the app has
   * taken over.
   */
  onObligation: (obligation: Obligation, error: ApiError) => boolean | void;
  /**
   * A 403 (see docs/product/8-errors.md#handling; TOO_MANY_ATTEMPTS and CSRF failures are not among them). Return true
   * when the app has taken over.
   */
  onForbidden: (error: ApiError) => boolean | void;
  /** There is no session (any more): 401 MISSING_SESSION_COOKIE. Return true when the app has taken over. */
  onSessionMissing: (error: ApiError) => boolean | void;
  /** The page's own origin: only calls to it carry the CSRF token. */
  origin: () => string;
  /** The readable cookies, as document.cookie gives them. */
  cookies: () => string;
}

const configuration: ApiConfiguration = {
  bases: {
    authentication: '/api/authentication-service/v0',
    orchestrator: '/api/identity-orchestrator/v0',
    orchestratorV1: '/api/identity-orchestrator/v1',
    gateway: '/api/ui-gateway/v0',
  },
  // A slow network is told after five seconds and can be cancelled by the screen (see docs/decisions/faults.md); this
  // is the end of waiting.
  timeoutMs: 60_000,
  language: () => undefined,
  region: () => undefined,
  onObligation: () => false,
  onForbidden: () => false,
  onSessionMissing: () => false,
  origin: () => window.location.origin,
  cookies: () => document.cookie,
};

/**
 * Sets what the clients need to know of the app around them; what is not named keeps its value. Call it before the
 * first request.
 */
export function configureApi(changes: Partial<ApiConfiguration>): void {
  Object.assign(configuration, changes);
}

/** The configuration as it stands now: read it at each call, never keep a copy. */
export function apiConfiguration(): Readonly<ApiConfiguration> {
  return configuration;
}
