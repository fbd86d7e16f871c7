import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { usePersonalInput } from '../../lib/forms/kept/use-personal-input';
import { retryAt } from '../../lib/errors/outcomes';
import { useSubmission } from '../../lib/forms/use-submission';
import { focusFirstInvalid } from '../../ui/focus';
import { useDone } from './use-done';
import { unavailableUsernames, updateUsernames } from './username.api';
import { type SubmitProblem, submitProblemOf } from './username.flow';
import {
  suggestedUsernames,
  usernameProblems,
  type UsernameProblem,
  type UsernameProblems,
  type Usernames,
  type UsernameSettings,
} from './username.rules';

interface Sent {
  readonly usernames: Usernames;
  readonly password: string;
}

/** The remote check of docs/product/5-validation.md found usernames that are not available. */
class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
  constructor(readonly problems: UsernameProblems) {
    super('A username is not available.');
  }
}

/**
 * The state, validation and submit of the username form. It validates on submit, not on blur: a message that appears on
 * blur would move the button while the user presses it. The problem of a username shows until that username changes.
 */
export function useUsernameForm(settings: UsernameSettings) {
  const form = useRef<HTMLFormElement>(null);
  const { kept, keep, forget } = usePersonalInput('usernames');
  const done = useDone(settings.associates.length);
  const [usernames, setUsernames] = useState(() => keptUsernames(kept, settings));
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState<UsernameProblems>({});
  const [problem, setProblem] = useState<SubmitProblem | 'passwordRequired' | null>(null);
  const [until, setUntil] = useState<number>();
  const [tries, setTries] = useState(0);

  const save = useSubmission(
    async (input: Sent, signal) => {
      const problems = await unavailableUsernames(input.usernames, settings, signal);
      if (Object.keys(problems).length > 0) throw new UnavailableError(problems);
      await updateUsernames(input.usernames, settings, input.password, signal);
      forget();
    },
    {
      onSuccess: () => void done(),
      onError: (error) => {
        setTries((count) => count + 1);
        if (error instanceof UnavailableError) return setShown(error.problems);
        const found = submitProblemOf(error);
        const [only] = settings.associates;
        const end = retryAt(error);
        if (found === 'taken' && only !== undefined && settings.associates.length === 1)
          setShown({ [only.associateId]: 'taken' });
        else setProblem(found);
        if (found === 'password') setPassword('');
        if (found === 'tooMany' && end !== undefined) setUntil(end);
      },
    },
  );

  // After a refused submit, focuses the field at fault.
  useLayoutEffect(() => {
    if (tries > 0 && form.current !== null) focusFirstInvalid(form.current);
  }, [tries]);

  function change(associateId: string, value: string) {
    const next = { ...usernames, [associateId]: value };
    setUsernames(next);
    setShown(judgedAgain(shown, associateId, usernameProblems(next, settings)));
    keep(next);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isBusy || save.isDone || until !== undefined) return;
    const problems = usernameProblems(usernames, settings);
    setShown(problems);
    setProblem(password === '' ? 'passwordRequired' : null);
    if (Object.keys(problems).length > 0 || password === '') return setTries(tries + 1);
    save.submit({ usernames, password });
  }

  return {
    form,
    usernames,
    password,
    until,
    announceKey: tries,
    isBusy: save.isBusy || save.isDone,
    isSlow: save.isBusy,
    cancelSave: save.cancel,
    problemOf: (associateId: string): UsernameProblem | undefined => shown[associateId],
    hasEmpty: password === '' || settings.associates.some(({ associateId: id }) => usernames[id]?.trim() === ''),
    hasProblem: Object.keys(shown).length > 0 || problem !== null,
    problem,
    change,
    changePassword: (value: string) => {
      setPassword(value);
      if (problem === 'password' || problem === 'passwordRequired') setProblem(null);
    },
    endWait: () => {
      setUntil(undefined);
      setProblem(null);
    },
    submit,
  };
}

/**
 * The messages after a change of one username. A refused username is judged again with each key, so that a corrected
 * one does not stay red. What only the service knows of it is forgotten.
 * @param found the problems that the form itself finds now
 */
function judgedAgain(shown: UsernameProblems, changed: string, found: UsernameProblems): UsernameProblems {
  const { [changed]: before, ...others } = shown;
  const now = found[changed];
  return before === undefined || now === undefined ? others : { ...others, [changed]: now };
}

/** The usernames kept before a reload, for the user's current memberships; suggestions for the others. */
function keptUsernames(kept: unknown, settings: UsernameSettings): Usernames {
  const suggested = suggestedUsernames(settings);
  if (typeof kept !== 'object' || kept === null) return suggested;
  const known = new Map(Object.entries(kept));
  return Object.fromEntries(
    Object.entries(suggested).map(([associateId, suggestion]) => {
      const typed: unknown = known.get(associateId);
      return [associateId, typeof typed === 'string' ? typed : suggestion];
    }),
  );
}
