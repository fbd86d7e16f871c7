import type { ParseKeys } from 'i18next';
import { i18n } from '../../texts/i18n';
import type { Namespace } from '../../texts/resources';

/** The text key of a field error (locales/en/fields.json). `password.ts` has those of passwords. */
export type FieldReason = ParseKeys<'fields'>;

/** Whether a form library's message is one of these text keys. */
export function isFieldReason(message: unknown): message is FieldReason {
  return typeof message === 'string' && i18n.exists(message, { ns: 'fields', lng: 'en' });
}

/**
 * The text key of a refusal by the service, with its namespace, which the screen loads: "username:problem.taken". A form
 * keeps the key and not the words, so that they follow the language.
 */
export type Refusal = Named<'obligations'> | Named<'password'> | Named<'registration'> | Named<'username'>;
type Named<Texts extends Namespace> = `${Texts}:${ParseKeys<Texts>}`;

/** Whether a form library's message is the key of a refusal. */
export function isRefusal(message: unknown): message is Refusal {
  return typeof message === 'string' && message.includes(':') && i18n.exists(message, { lng: 'en' });
}
