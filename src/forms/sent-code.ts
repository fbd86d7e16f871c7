import * as z from 'zod/mini';
import { expiryOf } from '../api/response/expiry-of';
import { resendFrom } from './resend';

/** A history entry may keep it, because it holds no secret: a reload then sends no other code. */
export interface SentCode {
  readonly token: string;
  /** Epoch ms of the server's clock. Null when the service names no time. */
  readonly expiresAt: number | null;
  /** Epoch ms of this device: the earliest time for another code. */
  readonly resendAt: number;
  /** How many digits the code has, where the service says so. */
  readonly codeLength?: number | undefined;
}

const kept = z.object({
  token: z.string().check(z.minLength(1)),
  expiresAt: z.catch(z.nullable(z.number()), null),
  resendAt: z.number(),
  codeLength: z.optional(z.number()),
});

export function sentCode({
  token,
  expiresAt,
  resendAfterSeconds,
  codeLength,
}: {
  readonly token: string;
  readonly expiresAt?: string | undefined;
  readonly resendAfterSeconds?: number | undefined;
  readonly codeLength?: number | undefined;
}): SentCode {
  return { token, expiresAt: expiryOf(expiresAt), resendAt: resendFrom(resendAfterSeconds), codeLength };
}

export function readSentCode(value: unknown): SentCode | undefined {
  return kept.safeParse(value).data;
}
