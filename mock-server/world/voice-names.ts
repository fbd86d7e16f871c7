/** The names of the voices (see mock-server/voices/index.ts). A new world has the voice `contract`. */
export const voiceNames = ['contract', 'literal', 'generous', 'older'] as const;

export type VoiceName = (typeof voiceNames)[number];

export function isVoiceName(name: string): name is VoiceName {
  return voiceNames.some((one) => one === name);
}

const bending: ReadonlySet<VoiceName> = new Set<VoiceName>(['generous', 'older']);

/** Such a voice breaks the contract on purpose. Its responses count neither as breaches nor as coverage. */
export function bendsContract(name: VoiceName): boolean {
  return bending.has(name);
}
