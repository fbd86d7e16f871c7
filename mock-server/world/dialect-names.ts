/** The names of the dialects (see mock-server/dialects/index.ts). A new world has the dialect `contract`. */
export const dialectNames = ['contract', 'literal', 'generous', 'older'] as const;

export type DialectName = (typeof dialectNames)[number];

export function isDialectName(name: string): name is DialectName {
  return dialectNames.some((one) => one === name);
}

const bending: ReadonlySet<DialectName> = new Set<DialectName>(['generous', 'older']);

/** Such a dialect breaks the contract on purpose. Its responses count neither as breaches nor as coverage. */
export function bendsContract(name: DialectName): boolean {
  return bending.has(name);
}
