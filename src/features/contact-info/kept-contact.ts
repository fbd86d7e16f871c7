import { recordOf } from '../../api/response/record';
import { readPersonal } from '../../session/personal';

/** The name of the contact form in the kept input. It differs by page, because the form opens again on its own page. */
export type ContactFormName = 'contact' | 'contact-review';

/**
 * Whether an interrupted contact form waits to be opened again.
 * @returns the id of the contact that it edits, null for a new contact; undefined when none waits
 */
export function waitingContact(name: ContactFormName): string | null | undefined {
  const kept = readPersonal(name);
  if (kept === undefined) return undefined;
  const { replaces } = recordOf(kept);
  return typeof replaces === 'string' ? replaces : null;
}
