import { withErrorCodes } from '../../mock-server/contract/error-codes-in';
import type { Json } from '../../mock-server/contract/documents';

/**
 * A document of the contract for readers outside of this repository. Each error response has its codes as an enum. The
 * server with an origin comes first, because importers take the first one. No text names a page that only this
 * repository has.
 */
export function published(document: Json): Json {
  const { servers, ...rest }: Json = JSON.parse(documentWithoutPages(JSON.stringify(withErrorCodes(document))));
  if (!Array.isArray(servers)) return rest;
  const isAbsolute = (server: { url: string }) => server.url.startsWith('{origin}');
  return { ...rest, servers: [...servers].sort((one, other) => Number(isAbsolute(other)) - Number(isAbsolute(one))) };
}

/** @param json as text */
export function documentWithoutPages(json: string): string {
  return JSON.stringify(JSON.parse(json), (_, value: unknown) =>
    typeof value === 'string' ? withoutPages(value) : value,
  );
}

/** The text without its references to pages of this repository. */
export function withoutPages(text: string): string {
  return text
    .replaceAll(/ ?\(see docs\/[^)]*\)/g, '')
    .replaceAll(/ ?See docs\/\S+/g, '')
    .replaceAll(/, see docs\/[^\s,);]+?(?=\.?(?:[\s,);]|$))/g, '')
    .replaceAll(/\bdocs\/[\w/-]+(?:\.md)?(?:#[\w-]+)?/g, "the product's documentation");
}
