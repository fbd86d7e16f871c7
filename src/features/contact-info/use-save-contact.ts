import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '../../api/response/api-error';
import { useAddContact } from '../../lib/forms/add-contact';
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

export type SaveProblem = (typeof addProblems)['otherwise'];

/** The id of the field that a refused value leads back to. */
export const VALUE_FIELD = 'contact-value';

/**
 * Saves what the form holds: adds a contact, changes what a contact is for, or puts another value in the place of one.
 * @param replaces the contact that is edited; null when one is added
 * @param onSaved gets the address or number that is in the list now
 */
export function useSaveContact(replaces: ContactMethod | null, onSaved: (value: string) => void) {
  const queries = useQueryClient();
  const addContact = useAddContact();
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const reload = () => queries.invalidateQueries({ queryKey: contactsQuery.queryKey });

  const save = useMutation({
    mutationFn: async ({ kind, value, isPersonal }: Entry) => {
      // The service has no such contact twice, so the same value is changed and not added.
      if (replaces !== null && isSameValue(replaces, value)) return changeUse(replaces, { kind, isPersonal });
      await addContact({ kind, value, isPersonal });
      // Added before the old one is deleted, so that nothing is lost. A toast says that the old one is still in the
      // list.
      if (replaces !== null) await deleteContact(replaces).catch(() => showToast('FAILED_TO_DELETE_CONTACT_METHOD'));
    },
    onSuccess: async (_answer, { value }) => {
      await reload();
      onSaved(value);
    },
    onError: (error) => {
      if (isApiError(error) && error.handled) return;
      const outcome = outcomeOf(error, addProblems);
      if (outcome === 'gone') void reload();
      fail(outcome);
    },
  });

  function fail(what: SaveProblem) {
    setProblem(what);
    focusById(VALUE_FIELD);
  }

  return {
    problem,
    isBusy: save.isPending,
    /** Changes with every attempt, so that the same message is announced again. */
    announceKey: save.submittedAt,
    fail,
    forget: () => setProblem(null),
    /** Saves a value that has been checked. An entry that equals the contact as it is needs no request. */
    submit(entry: Entry) {
      if (save.isPending) return;
      setProblem(null);
      if (replaces !== null && isUnchanged(replaces, entry)) onSaved(valueOf(replaces));
      else save.mutate(entry);
    },
  };
}

function isUnchanged(contact: ContactMethod, { kind, value, isPersonal }: Entry): boolean {
  return contact.type === kind && contact.isPersonal === isPersonal && isSameValue(contact, value);
}
