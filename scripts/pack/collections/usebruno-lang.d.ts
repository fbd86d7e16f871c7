/** The parts of Bruno's own reader and writer of its files that are used here; the package has no types. */
declare module '@usebruno/lang' {
  interface Entry {
    name: string;
    value: string;
    enabled: boolean;
  }
  export interface BruRequest {
    meta: { name: string; type: 'http'; seq: number };
    http: { method: string; url: string; body: 'none' | 'json' | 'formUrlEncoded'; auth: 'none' };
    params: (Entry & { type: 'query' | 'path' })[];
    headers: Entry[];
    body: { json?: string; formUrlEncoded?: Entry[] };
    docs: string;
  }
  export function jsonToBruV2(request: BruRequest): string;
  export function bruToJsonV2(text: string): BruRequest;
  export function jsonToCollectionBru(collection: { headers: Entry[]; docs: string }): string;
  export function envJsonToBruV2(environment: { variables: (Entry & { secret: boolean })[] }): string;
}
