/** The result of a handler. Handlers build it only with `respond` and `fail`, so it fits the contract. */
export interface ServiceResponse {
  status: number;
  body: unknown;
  headers: [name: string, value: string][];
  /** Set-Cookie values. */
  cookies: string[];
}
