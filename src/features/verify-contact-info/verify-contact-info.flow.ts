import * as z from 'zod/mini';
import { CONTACT_PURPOSES } from '../../config/constants';
import { type CodeTimes, keptTimes } from '../../forms/sent-code';
import { contactOfState } from '../../navigation/route-contact';

export interface Subject {
  readonly type: 'email' | 'phone';
  readonly purpose: (typeof CONTACT_PURPOSES)[number];
  /** Without it the service selects a contact of that type and purpose. */
  readonly contact?: string;
}

export function subjectOf(query: URLSearchParams, state: unknown): Subject | null {
  const type = query.get('type');
  const purpose = CONTACT_PURPOSES.find((one) => one === query.get('purpose'));
  const chosen = contactOfState(state);
  return (type === 'email' || type === 'phone') && purpose !== undefined
    ? { type, purpose, ...(chosen && { contact: chosen.contact }) }
    : null;
}

export function isMobilePlatform(query: URLSearchParams): boolean {
  return query.get('platformType')?.toLowerCase() === 'mobile';
}

/** The history entry keeps it, so that a reload does not send another. */
export interface SentCode extends CodeTimes {
  readonly id: string;
  readonly destination: string;
}

const keptCode = z.object({ id: z.string(), destination: z.string(), ...keptTimes });

/** A kept code continues the code step after a reload, because it is still valid. */
export function startOf(kept: unknown): SentCode | null {
  return keptCode.safeParse(kept).data ?? null;
}
