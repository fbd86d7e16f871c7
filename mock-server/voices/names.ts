/** The names of the voices (mock-server/voices/index.ts); `contract` is the one that a world begins with. */
export const voiceNames = ['contract', 'literal'] as const;

export type VoiceName = (typeof voiceNames)[number];

export function isVoiceName(name: string): name is VoiceName {
  return voiceNames.some((one) => one === name);
}
