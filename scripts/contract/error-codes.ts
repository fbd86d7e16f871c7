import type { ContractDocument } from './document';

export function errorCodesOf(documents: Iterable<ContractDocument>): string[] {
  return [...new Set([...documents].flatMap(({ components }) => components.schemas.ErrorCode.enum))];
}

/** Code needs the list at run time, where types do not exist. */
export function errorCodesSource(codes: readonly string[]): string {
  return `// Generated from openapi/*.yaml by \`npm run generate\`. Do not edit.

export const errorCodes = [
${codes.map((code) => `  '${code}',`).join('\n')}
] as const;

/** Every code of the error catalogue and of the protocol. */
export type ErrorCode = (typeof errorCodes)[number];
`;
}
