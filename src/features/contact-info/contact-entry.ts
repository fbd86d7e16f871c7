import * as z from 'zod/mini';
import { typedContact } from '../../forms/fields/contact';
import { emailRule } from '../../forms/fields/email';
import { countryOfPhone, inE164 } from '../../forms/fields/phone';
import { storedRegion } from '../../texts/language';
import { type ListedContact, valueOf } from './contact-info.api';

export const KINDS = ['EMAIL', 'PHONE'] as const;
/** A contact of the type PHONE takes calls and text messages. */
export const USES = ['PHONE', 'VOICE', 'TEXT'] as const;

/** `other` keeps the input of the other kind while the user changes the kind: an address is no number. */
export const typedEntry = z.extend(typedContact, { kind: z.literal(KINDS), use: z.literal(USES), other: z.string() });
export type TypedEntry = z.infer<typeof typedEntry>;
export const entrySchema = z.discriminatedUnion('kind', [
  z.extend(typedEntry, { kind: z.literal('EMAIL'), value: emailRule('email.invalid') }),
  z.extend(typedEntry, { kind: z.literal('PHONE') }).check(...inE164),
]);

export function typedBefore(replaces: ListedContact | null): TypedEntry {
  const country = (replaces && countryOfPhone(valueOf(replaces))) ?? storedRegion();
  return replaces === null
    ? { kind: 'EMAIL', use: 'PHONE', value: '', other: '', country, purpose: 'personal' }
    : {
        kind: replaces.type === 'EMAIL' ? 'EMAIL' : 'PHONE',
        use: replaces.type === 'EMAIL' ? 'PHONE' : replaces.type,
        value: replaces.shown,
        other: '',
        country,
        purpose: replaces.isPersonal ? 'personal' : 'business',
      };
}
