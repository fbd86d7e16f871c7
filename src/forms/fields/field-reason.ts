import type { ParseKeys } from 'i18next';
import { i18n } from '../../texts/i18n';
import type { Namespace } from '../../texts/resources';

/** The text key of a field error (locales/en/fields.json). `password.ts` has those of passwords. */
export type FieldReason = ParseKeys<'fields'>;

export function isFieldReason(message: unknown): message is FieldReason {
  return typeof message === 'string' && i18n.exists(message, { ns: 'fields', lng: 'en' });
}

/**
 * The text key of a refusal by the service, with its namespace, which the screen loads: "obligations:username.problem.taken". A
 * form keeps the key and not the text, so that the text follows the language.
 */
export type Refusal = { [Texts in Namespace]: `${Texts}:${ParseKeys<Texts>}` }[Namespace];

export function isRefusal(message: unknown): message is Refusal {
  return typeof message === 'string' && message.includes(':') && i18n.exists(message, { lng: 'en' });
}
