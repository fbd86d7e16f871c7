import english from '../../../../locales/en/fields.json';
import { defineTexts, i18n, type TextKey } from '../../i18n/i18n';

/**
 * What is wrong with a field that several capabilities share (locales/en/fields.json); those of a password are in
 * `password.ts`.
 */
export const fieldTexts = defineTexts('fields', english);
export type FieldReason = TextKey<typeof english>;

/** Whether the message of a form library is one of our reasons, which `useText(fieldTexts)` can say. */
export function isFieldReason(message: unknown): message is FieldReason {
  return typeof message === 'string' && i18n.exists(message, { ns: fieldTexts.namespace, lng: 'en' });
}
