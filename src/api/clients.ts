import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths as AuthenticationPaths } from '../../openapi/generated/authentication-service';
import type { paths as OrchestratorPaths } from '../../openapi/generated/identity-orchestrator';
import type { paths as OrchestratorV1Paths } from '../../openapi/generated/identity-orchestrator-v1';
import type { paths as GatewayPaths } from '../../openapi/generated/ui-gateway';
import { apiConfiguration, type Service } from './configure';
import { addCsrfToken, credentials } from './request/csrf';
import { addCommonHeaders, addExpectedPerson, readServerClock } from './request/headers';
import { addIdempotencyKey } from './request/idempotency';
import { readBody, send } from './request/send';
import { ApiError, rememberRequest } from './response/api-error';

export const authentication = clientOf<AuthenticationPaths>('authentication');
export const orchestrator = clientOf<OrchestratorPaths>('orchestrator');
orchestrator.use(addIdempotencyKey);
export const orchestratorV1 = clientOf<OrchestratorV1Paths>('orchestratorV1');
orchestratorV1.use(addIdempotencyKey);
export const gateway = clientOf<GatewayPaths>('gateway');

/** The clients of optional services have a module of their own, which only their screens load. */
export function clientOf<Paths extends object>(service: Service): Client<Paths> {
  const client = createClient<Paths>({
    // Resolves the URL at each call: the bases are runtime configuration, which the app reads after this module has
    // loaded.
    Request: class extends Request {
      constructor(path: RequestInfo | URL, init?: RequestInit) {
        const { bases, origin } = apiConfiguration();
        super(new URL(`${bases[service]}${String(path)}`, origin()), { ...init, credentials: credentials() });
      }
    },
    fetch: send,
    pathSerializer: pathWithParameters,
    // Separates list items by commas (style form, explode false), as the contract declares every list.
    querySerializer: { array: { style: 'form', explode: false } },
    cache: 'no-store',
    // The contract has no redirects. A followed one would send our headers to its target.
    redirect: 'error',
  });
  client.use(rememberRequest, addCommonHeaders, addCsrfToken, addExpectedPerson, readServerClock, readBody);
  if (import.meta.env.DEV) client.use(contractCheckOf(service));
  return client;
}

/** A production build drops this branch and the modules that it imports. */
function contractCheckOf(service: Service): Middleware {
  return {
    onResponse({ request, response, schemaPath }) {
      void import('./response/contract-check').then(({ checkResponse }) =>
        checkResponse(service, request.method, schemaPath, response),
      );
    },
  };
}

/**
 * Fills the parameters into a path of the contract and percent-encodes each.
 * @throws ApiError (404, NOT_FOUND) for "", "." and "..". URL parsers treat dots as steps in the path, encoded or not
 *   (WHATWG URL, 4.3). Such a request would reach another operation
 */
function pathWithParameters(path: string, parameters: Record<string, unknown>): string {
  return path.replace(/\{([^{}]+)\}/g, (_whole, name: string) => {
    const value = String(parameters[name] ?? '');
    if (value === '.' || value === '..' || value === '') throw new ApiError('http', { status: 404, code: 'NOT_FOUND' });
    return encodeURIComponent(value);
  });
}
