import * as z from 'zod/mini';

/** Wait before the next code, in seconds, when the service names none. */
const USUAL_WAIT_SECONDS = 30;

/** Epoch ms of this device's clock. */
export function resendFrom(seconds = USUAL_WAIT_SECONDS): number {
  return Date.now() + seconds * 1000;
}

/** A history entry may keep them, because they hold no secret: a reload then sends no other code. */
export interface CodeTimes {
  /** Epoch ms of the server's clock. Null when the service names no time. */
  readonly expiresAt: number | null;
  /** Epoch ms of this device: the earliest time for another code. */
  readonly resendAt: number;
  /** How many digits the code has, where the service says so. */
  readonly codeLength?: number | undefined;
}

export const keptTimes = {
  expiresAt: z.nullable(z.number()),
  resendAt: z.number(),
  codeLength: z.optional(z.number()),
};

interface Sent {
  readonly expiresAt?: string | undefined;
  readonly resendAfterSeconds?: number | undefined;
  readonly codeLength?: number | undefined;
}

export function timesOf({ expiresAt = '', resendAfterSeconds, codeLength }: Sent): CodeTimes {
  return { expiresAt: Date.parse(expiresAt) || null, resendAt: resendFrom(resendAfterSeconds), codeLength };
}

export interface SentCode extends CodeTimes {
  readonly token: string;
}

const kept = z.object({ token: z.string().check(z.minLength(1)), ...keptTimes });

export function sentCode({ token, ...sent }: Sent & { readonly token: string }): SentCode {
  return { token, ...timesOf(sent) };
}

export function readSentCode(value: unknown): SentCode | undefined {
  return kept.safeParse(value).data;
}
