import * as z from 'zod/mini';
import { typedContact } from '../../forms/fields/contact';
import { isEmail } from '../../forms/fields/email';
import type { FieldReason } from '../../forms/fields/field-reason';
import { plainId } from '../../ui/plain-text';
import { countryOfPhone, toE164 } from '../../forms/fields/phone';
import { storedRegion } from '../../texts/language';
import { type ListedContact, valueOf } from './contact-info.api';

export const KINDS = ['EMAIL', 'PHONE'] as const;
/** A contact of the type PHONE takes calls and text messages. */
export const USES = ['PHONE', 'VOICE', 'TEXT'] as const;

/** `other` keeps the input of the other kind while the user changes the kind: an address is no number. */
export const typedEntry = z.extend(typedContact, { kind: z.literal(KINDS), use: z.literal(USES), other: z.string() });
export type TypedEntry = z.infer<typeof typedEntry>;
export const entrySchema = typedEntry.check(
  z.refine(({ kind, value }) => kind === 'PHONE' || isEmail(value), {
    path: ['value'],
    error: 'email.invalid' satisfies FieldReason,
  }),
  z.refine(({ kind, value, country }) => kind === 'EMAIL' || toE164(value, country) !== null, {
    path: ['value'],
    error: 'phone.invalid' satisfies FieldReason,
  }),
  z.overwrite(({ value, ...typed }) => ({
    ...typed,
    value: typed.kind === 'EMAIL' ? plainId(value) : (toE164(value, typed.country) ?? ''),
  })),
);

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
