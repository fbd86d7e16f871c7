import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddContact } from '../../lib/forms/add-contact';
import { useSubmission } from '../../lib/forms/use-submission';
import { CompanyEmailError, type CompanyProblem } from '../../lib/forms/fields/company-email';
import { outcomeOf } from '../../lib/errors/outcomes';
import { showToast } from '../../lib/feedback/toasts';
import { focusById } from '../../ui/focus';
import {
  addProblems,
  changeUse,
  type ContactMethod,
  contactsQuery,
  deleteContact,
  type Entry,
  isSameValue,
  valueOf,
} from './contact-info.api';

/** Every problem that the contact form can show. */
export type SaveProblem = (typeof addProblems)['otherwise'] | CompanyProblem;

/** The DOM id of the value field, which gets the focus after a refusal. */
export const VALUE_FIELD = 'contact-value';

/**
 * Saves the contact form. It adds a contact, changes a contact's purpose, or replaces a contact's value.
 * @param replaces the contact to edit; null adds a contact
 * @param onSaved receives the address or number now in the list
 */
export function useSaveContact(replaces: ContactMethod | null, onSaved: (value: string) => void) {
  const queries = useQueryClient();
  const addContact = useAddContact();
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const reload = () => queries.invalidateQueries({ queryKey: contactsQuery.queryKey });

  const save = useSubmission(
    /** Returns false when the old contact of an edit remains. */
    async ({ kind, value, isPersonal }: Entry): Promise<boolean> => {
      // The service rejects duplicates, so an unchanged value is updated instead of added.
      if (replaces !== null && isSameValue(replaces, value)) {
        await changeUse(replaces, { kind, isPersonal });
        return true;
      }
      await addContact({ kind, value, isPersonal });
      if (replaces === null) return true;
      // Adds the new contact before deleting the old one, so that a failure loses nothing. A toast reports an old one
      // that remains.
      return deleteContact(replaces).then(
        () => true,
        () => false,
      );
    },
    {
      onSuccess: async (isWhole, { value }) => {
        await reload();
        onSaved(value);
        showToast(isWhole ? 'SAVED_CONTACT_METHOD' : 'FAILED_TO_DELETE_CONTACT_METHOD');
      },
      onError: (error) => {
        const outcome = error instanceof CompanyEmailError ? error.problem : outcomeOf(error, addProblems);
        if (outcome === 'gone') void reload();
        fail(outcome);
      },
    },
  );

  function fail(what: SaveProblem) {
    setProblem(what);
    focusById(VALUE_FIELD);
  }

  return {
    problem,
    isBusy: save.isBusy,
    /** Changes with every attempt, so that screen readers announce a repeated message again. */
    announceKey: save.announceKey,
    fail,
    forgive: () => setProblem(null),
    /** Saves a validated value. An unchanged entry needs no request. */
    submit(entry: Entry) {
      if (save.isBusy) return;
      setProblem(null);
      if (replaces !== null && isUnchanged(replaces, entry)) onSaved(valueOf(replaces));
      else save.submit(entry);
    },
  };
}

function isUnchanged(contact: ContactMethod, { kind, value, isPersonal }: Entry): boolean {
  return contact.type === kind && contact.isPersonal === isPersonal && isSameValue(contact, value);
}
