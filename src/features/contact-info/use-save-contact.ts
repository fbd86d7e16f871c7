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

/** The name of this change in the address, while it waits for a step-up. */
export const SAVE = 'contact';

export type SaveProblem = (typeof addProblems)['otherwise'] | CompanyProblem;

/**
 * Saves the contact form. It adds a contact, changes a contact's purpose, or replaces a contact's value.
 * @param replaces the contact to edit; null adds a contact
 * @param onSaved receives the address or number now in the list, and false when the old contact of an edit remains
 * @param onRefused called after any failure
 */
export function useSaveContact(
  replaces: ContactMethod | null,
  onSaved: (value: string, isWhole?: boolean) => void,
  onRefused: () => void,
) {
  const queries = useQueryClient();
  const addContact = useAddContact(guardedCall);
  const reload = () => queries.invalidateQueries({ queryKey: contactsQuery.queryKey });

  /** Returns false when the old contact of an edit remains. */
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
        showToast(isWhole ? 'SAVED_CONTACT_METHOD' : 'FAILED_TO_DELETE_CONTACT_METHOD');
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
    /** Changes with every attempt, so that screen readers announce a repeated message again. */
    announceKey: save.announceKey,
    /** Hides the failure, because it was about the earlier input. */
    forgive() {
      if (save.error !== null) save.cancel();
    },
    /** Saves a validated value. An unchanged entry needs no request. */
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
