import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError } from '../api/response/api-error';
import type { Refusal } from './fields/field-reason';

/** What a form shows after a refusal. Its text keys, and not its texts, so that they follow the language. */
export interface Problem<Field extends string = never> {
  /** The message of the form. */
  readonly message?: Refusal | undefined;
  /** The refused fields, each with its message. The first gets the focus. */
  readonly fields?: readonly (readonly [Field, Refusal])[] | undefined;
  /** The field to type again. It is emptied. */
  readonly forget?: Field | undefined;
  /** The field that gets the focus, although none is refused. */
  readonly focus?: Field | undefined;
  /** The form sends nothing until then, in epoch ms of this device. */
  readonly until?: number | undefined;
  /** Whatever the user types, the form sends nothing more, and the message stays. */
  readonly isFinal?: boolean | undefined;
}

/** The fields that a submission sends, and that a refusal reaches (`useFields`). */
export interface SentFields<Input, Field extends string> {
  readonly handleSubmit: (send: (input: Input) => void, onInvalid: () => void) => (event: FormEvent) => Promise<void>;
  readonly refuse: (problem: Problem<Field>) => void;
  readonly isReady: boolean;
  readonly hasErrors: boolean;
}

interface SubmissionOptions<Input, Result, Field extends string> {
  /** The form of these fields sends their values, through `send`. Once that has succeeded it sends nothing more. */
  form?: SentFields<Input, Field>;
  /** What the form shows after a refusal. Null where another page follows, or where the form shows `error` itself. */
  problemOf?: (error: Error, input: Input) => Problem<NoInfer<Field>> | null;
  /** The refusal that the form opens with. */
  opensWith?: Problem<NoInfer<Field>> | null;
  /** Not called when the user has left the page. Work that every success needs belongs to `call`. */
  onSuccess?: (result: Result, input: Input) => unknown;
  /** Not called for a cancelled request, nor when a hook of the app has already navigated the user away. */
  onError?: (error: Error, input: Input) => void;
}

/**
 * Sends the request of a form. Each submit sends one request, however often the user presses the button. The user can
 * cancel it, and unmounting the screen cancels it too, so that a late response navigates nowhere.
 *
 * A refusal comes back as a problem, and reaches its fields in this way alone. It is about what was sent, so it goes with
 * the next change of a value, and with the next submit. While the form has to wait, it stays.
 */
export function useSubmission<Input, Result, Field extends string = never>(
  call: (input: Input, signal: AbortSignal) => Promise<Result>,
  { form, problemOf, opensWith = null, onSuccess, onError }: SubmissionOptions<Input, Result, Field>,
) {
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const [problem, setProblem] = useState<Problem<Field> | null>(opensWith);
  const open = useEffectEvent(() => opensWith !== null && form?.refuse(opensWith));
  useEffect(() => void open(), []);

  const mutation = useMutation({
    mutationFn: ({ input, signal }: { input: Input; signal: AbortSignal }) => call(input, signal),
    onSuccess: (result, { input, signal }) => {
      // The button stays busy until `onSuccess` is done.
      return signal.aborted ? undefined : onSuccess?.(result, input);
    },
    onError: (error, { input, signal }) => {
      if (signal.aborted || isHandled(error)) return;
      onError?.(error, input);
      const found = problemOf?.(error, input) ?? null;
      setProblem(found);
      if (found !== null) form?.refuse(found);
    },
    onSettled: (_result, _error, { signal }) => {
      if (running.current?.signal === signal) running.current = null;
    },
  });

  function submit(input: Input): void {
    // A ref instead of `isPending`: two clicks can arrive before the next render.
    if (running.current !== null) return;
    running.current = new AbortController();
    setProblem(null);
    mutation.mutate({ input, signal: running.current.signal });
  }

  function cancel(): void {
    running.current?.abort();
    running.current = null;
    setProblem(null);
    mutation.reset();
  }

  function forgive(): void {
    // A render can be late: a change in the meantime must not end the request that has begun.
    if (running.current === null && (problem !== null || mutation.error !== null)) cancel();
  }

  const isWaiting = problem?.until !== undefined || problem?.isFinal === true;
  return {
    submit,
    cancel,
    /** Ends the refusal, because it was about earlier input or its wait is over. */
    forgive,
    send(event: FormEvent): void {
      event.preventDefault();
      if (!mutation.isPending && !mutation.isSuccess && !isWaiting) void form?.handleSubmit(submit, forgive)(event);
    },
    edit: () => isWaiting || forgive(),
    isBusy: mutation.isPending,
    isReady: form?.isReady !== false && !isWaiting,
    isWaiting,
    result: mutation.data,
    isDone: mutation.isSuccess,
    /** The button of one row among those that share this submission: only the row under way is busy. */
    ofRow(isThis: (input: Input) => boolean) {
      const busy = mutation.isPending && isThis(mutation.variables.input);
      return { busy, disabled: mutation.isPending && !busy };
    },
    problem,
    hasErrors: problem?.message !== undefined || form?.hasErrors === true,
    /** The last error that the form has to show, until the next submit. */
    error: isHandled(mutation.error) ? null : mutation.error,
    /** Changes with every submit, so that screen readers announce a repeated message. */
    announceKey: mutation.submittedAt,
  };
}

function isHandled(error: Error | null): boolean {
  return isApiError(error) && error.handled;
}
