import * as z from 'zod/mini';
import { recordOf } from '../../../api/response/record';
import { email, isEmail } from '../../../forms/fields/email';
import { firstName, lastName } from '../../../forms/fields/name';
import { toE164 } from '../../../forms/fields/phone';
import { terms } from '../../../forms/fields/terms';
import type { Invitation } from '../invitation';
import type { Link, Person } from './create-account.flow';
import { isSameId } from '../../../forms/fields/username';
import { plainId, plainText } from '../../../ui/plain-text';

const typedFields = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  confirmEmail: z.string(),
  phoneCountry: z.string(),
  phone: z.string(),
  termsAccepted: z.boolean(),
});
export type PersonalInfo = z.infer<typeof typedFields>;

export function personalInfoSchema(isSso: boolean, withName: boolean) {
  return z
    .extend(typedFields, {
      firstName: withName ? firstName : z.string(),
      lastName: withName ? lastName : z.string(),
      email,
      confirmEmail: isSso
        ? z.string()
        : z.string().check(z.overwrite(plainId), z.minLength(1, 'confirmEmail.required')),
      termsAccepted: terms,
    })
    .check(
      z.refine((typed) => isSso || isSameId(typed.email, typed.confirmEmail), {
        path: ['confirmEmail'],
        error: 'confirmEmail.mismatch',
        // Zod would otherwise skip it while other fields are wrong.
        when: ({ value }) => typedFields.safeParse(value).success,
      }),
      z.refine(({ phone, phoneCountry }) => isSso || plainText(phone) === '' || toE164(phone, phoneCountry) !== null, {
        path: ['phone'],
        error: 'phone.invalid',
        when: ({ value }) => typedFields.safeParse(value).success,
      }),
    );
}

export function initialPersonalInfo(
  kept: unknown,
  person: Person | null,
  invitation: Invitation,
  region: string,
): PersonalInfo {
  const invited = isEmail(invitation.email) ? invitation.email : '';
  const known: PersonalInfo = {
    firstName: person?.firstName ?? invitation.firstName,
    lastName: person?.lastName ?? invitation.lastName,
    email: person?.email ?? invited,
    // Only another address is typed twice. The code proves each.
    confirmEmail: person?.email ?? invited,
    phoneCountry: person?.typedPhone?.country ?? region,
    phone: person?.typedPhone?.text ?? person?.phoneNumber ?? '',
    termsAccepted: person !== null,
  };
  return typedFields.safeParse({ ...known, ...recordOf(kept) }).data ?? known;
}

export function personOf(typed: PersonalInfo, { kind, invitation }: Pick<Link, 'kind' | 'invitation'>): Person {
  const isSso = kind === 'ssoRegistration';
  const isNameAsked = asksName(isSso, invitation);
  return {
    firstName: isNameAsked ? typed.firstName : invitation.firstName,
    lastName: isNameAsked ? typed.lastName : invitation.lastName,
    email: typed.email,
    phoneNumber: isSso || plainText(typed.phone) === '' ? null : toE164(typed.phone, typed.phoneCountry),
    ...(!isSso && { typedPhone: { country: typed.phoneCountry, text: typed.phone } }),
  };
}

/** With single sign-on the company provides the name, unless the invitation has none. */
export function asksName(isSso: boolean, { firstName, lastName }: Pick<Invitation, 'firstName' | 'lastName'>): boolean {
  return !isSso || plainText(firstName) === '' || plainText(lastName) === '';
}
