import english from '../../../../locales/en/fields.json';
import { defineTexts, i18n, type TextKey } from '../../i18n/i18n';

/**
 * The error texts of fields that several features share (locales/en/fields.json). `password.ts` has those of passwords.
 */
export const fieldTexts = defineTexts('fields', english);
/** The text key of a field error. */
export type FieldReason = TextKey<typeof english>;

/** Whether a form library's message is one of these text keys, so that `useText(fieldTexts)` can translate it. */
export function isFieldReason(message: unknown): message is FieldReason {
  return typeof message === 'string' && i18n.exists(message, { ns: fieldTexts.namespace, lng: 'en' });
}
