/** The names of the voices (see mock-server/voices/index.ts). A new world has the voice `contract`. */
export const voiceNames = ['contract', 'literal'] as const;

export type VoiceName = (typeof voiceNames)[number];

export function isVoiceName(name: string): name is VoiceName {
  return voiceNames.some((one) => one === name);
}
