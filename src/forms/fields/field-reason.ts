import type { ParseKeys } from 'i18next';
import { i18n } from '../../texts/i18n';

/** The text key of a field error (locales/en/fields.json). `password.ts` has those of passwords. */
export type FieldReason = ParseKeys<'fields'>;

/** Whether a form library's message is one of these text keys. */
export function isFieldReason(message: unknown): message is FieldReason {
  return typeof message === 'string' && i18n.exists(message, { ns: 'fields', lng: 'en' });
}
