import type { Client } from 'openapi-fetch';
import type { components, paths } from '../../openapi/generated/mock-control';

/** A typed client of the control interface (control.yaml), for one world. */
export type ControlClient = Client<paths>;

/** Sends a request to the mock server, in process or over HTTP. */
export type Send = (request: Request) => Promise<Response>;

/** Which operations, statuses and error codes were reached since the mock server started. */
export type Coverage = components['schemas']['Coverage'];
