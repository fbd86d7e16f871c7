import * as z from 'zod/mini';
import { useQueryClient } from '@tanstack/react-query';
import { useAddContact } from '../../forms/add-contact';
import type { Fields } from '../../forms/use-fields';
import { useSubmission } from '../../forms/use-submission';
import { outcomeOf } from '../../api/response/outcomes';
import { showToast } from '../../navigation/toasts';
import { resumeAs } from '../../session/resume';
import {
  changeUse,
  type ContactMethod,
  contactsQuery,
  deleteContact,
  type Entry,
  isSameValue,
} from './contact-info.api';
import { addProblems, saveProblem } from './contact-info.errors';
import type { TypedEntry } from './contact-entry';
import { readPersonalInput } from '../../forms/kept-input/use-personal-input';

/** The name of the contact form in the kept input. It differs by page, because the form opens again on its own page. */
export type ContactFormName = 'contact' | 'contact-review';

const waiting = z.object({ replaces: z.optional(z.string()) });

/** Returns the id of the contact that the form edits, null for a new contact, undefined when none waits. */
export function waitingContact(name: ContactFormName): string | null | undefined {
  const kept = readPersonalInput(name, waiting);
  return kept && (kept.replaces ?? null);
}

/** The name of this change in the address, while it waits for a step-up. */
export const SAVE = 'contact';

/** Calls `onSaved` with the value now in the list, and with false when the old contact of an edit remains. */
export function useSaveContact(
  form: Fields<TypedEntry>,
  replaces: ContactMethod | null,
  onSaved: (value: string, isWhole?: boolean) => void,
) {
  const queries = useQueryClient();
  const addContact = useAddContact();
  const reload = () => queries.invalidateQueries({ queryKey: contactsQuery.queryKey });

  async function send({ kind, value, isPersonal }: Entry): Promise<boolean> {
    const resume = resumeAs(SAVE);
    // The service rejects duplicates, so an unchanged value is updated instead of added.
    if (replaces !== null && isSameValue(replaces, value)) {
      await changeUse(replaces, { kind, isPersonal }, resume);
      return true;
    }
    await addContact({ kind, value, isPersonal }, resume);
    if (replaces === null) return true;
    // Adds the new contact before deleting the old one, so that a failure loses nothing. A message reports an old
    // one that remains.
    return deleteContact(replaces, { skipHooks: ['obligation'], resume: null }).then(
      () => true,
      () => false,
    );
  }

  return useSubmission(
    async ({ kind, use, value, purpose }: TypedEntry) => {
      const entry = { kind: kind === 'EMAIL' ? kind : use, value, isPersonal: purpose === 'personal' };
      if (replaces !== null && isUnchanged(replaces, entry)) return 'unchanged';
      const isWhole = await send(entry);
      await reload();
      return isWhole;
    },
    {
      form,
      problemOf: saveProblem,
      onSuccess: (isWhole, { value }) => {
        onSaved(value, isWhole !== false);
        if (isWhole === true) showToast('success', 'SAVED_CONTACT_METHOD');
        if (isWhole === false) showToast('error', 'FAILED_TO_DELETE_CONTACT_METHOD');
      },
      onError: (error) => {
        if (outcomeOf(error, addProblems) === 'gone') void reload();
      },
    },
  );
}

function isUnchanged(contact: ContactMethod, { kind, value, isPersonal }: Entry): boolean {
  return contact.type === kind && contact.isPersonal === isPersonal && isSameValue(contact, value);
}
