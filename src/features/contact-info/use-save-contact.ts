import { useQueryClient } from '@tanstack/react-query';
import { useAddContact } from '../../forms/add-contact';
import { useSubmission } from '../../forms/use-submission';
import { CompanyEmailError, type CompanyProblem } from '../../forms/fields/company-email';
import { outcomeOf } from '../../platform/outcomes';
import { showToast } from '../../platform/toasts';
import { resumable } from '../../session/resume';
import {
  addProblems,
  changeUse,
  type ContactMethod,
  contactsQuery,
  deleteContact,
  type Entry,
  guardedCall,
  isSameValue,
  valueOf,
} from './contact-info.api';
import { recordOf } from '../../api/response/record';
import { readPersonal } from '../../session/session-store';

/** The name of the contact form in the kept input. It differs by page, because the form opens again on its own page. */
export type ContactFormName = 'contact' | 'contact-review';

/** Returns the id of the contact that the form edits, null for a new contact, undefined when none waits. */
export function waitingContact(name: ContactFormName): string | null | undefined {
  const kept = readPersonal(name);
  if (kept === undefined) return undefined;
  const { replaces } = recordOf(kept);
  return typeof replaces === 'string' ? replaces : null;
}

/** The name of this change in the address, while it waits for a step-up. */
export const SAVE = 'contact';

export type SaveProblem = (typeof addProblems)['otherwise'] | CompanyProblem;

/** Calls `onSaved` with the value now in the list, and with false when the old contact of an edit remains. */
export function useSaveContact(
  replaces: ContactMethod | null,
  onSaved: (value: string, isWhole?: boolean) => void,
  onRefused: () => void,
) {
  const queries = useQueryClient();
  const addContact = useAddContact(guardedCall);
  const reload = () => queries.invalidateQueries({ queryKey: contactsQuery.queryKey });

  async function send({ kind, value, isPersonal }: Entry): Promise<boolean> {
    // The service rejects duplicates, so an unchanged value is updated instead of added.
    if (replaces !== null && isSameValue(replaces, value)) {
      await changeUse(replaces, { kind, isPersonal });
      return true;
    }
    await addContact({ kind, value, isPersonal });
    if (replaces === null) return true;
    // Adds the new contact before deleting the old one, so that a failure loses nothing. A message reports an old
    // one that remains.
    return deleteContact(replaces).then(
      () => true,
      () => false,
    );
  }

  const save = useSubmission(
    async (entry: Entry) => {
      const isWhole = await resumable(send(entry), SAVE);
      await reload();
      return isWhole;
    },
    {
      onSuccess: (isWhole, { value }) => {
        onSaved(value, isWhole);
        if (isWhole) showToast('success', 'SAVED_CONTACT_METHOD');
        else showToast('error', 'FAILED_TO_DELETE_CONTACT_METHOD');
      },
      onError: (error) => {
        if (problemOf(error) === 'gone') void reload();
        onRefused();
      },
    },
  );

  return {
    problem: save.error === null ? null : problemOf(save.error),
    isBusy: save.isBusy,
    announceKey: save.announceKey,
    /** Hides the failure, because it was about the earlier input. */
    forgive() {
      if (save.error !== null) save.cancel();
    },
    submit(entry: Entry) {
      if (save.isBusy) return;
      if (replaces !== null && isUnchanged(replaces, entry)) onSaved(valueOf(replaces));
      else save.submit(entry);
    },
  };
}

function problemOf(error: unknown): SaveProblem {
  return error instanceof CompanyEmailError ? error.problem : outcomeOf(error, addProblems);
}

function isUnchanged(contact: ContactMethod, { kind, value, isPersonal }: Entry): boolean {
  return contact.type === kind && contact.isPersonal === isPersonal && isSameValue(contact, value);
}
