import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isApiError } from '../../api/response/api-error';

interface Outcome<Input, Answer> {
  onSuccess: (answer: Answer, input: Input) => void;
  /** Not called for a request that was given up, nor where a hook of the app has taken the person elsewhere already. */
  onError: (error: Error, input: Input) => void;
}

/**
 * The request behind a form (see docs/decisions/faults.md): one per submit however often the button is pressed, given
 * up by the person or with the screen that asked for it, so that a late answer takes nobody anywhere.
 */
export function useSubmission<Input, Answer>(
  send: (input: Input, signal: AbortSignal) => Promise<Answer>,
  { onSuccess, onError }: Outcome<Input, Answer>,
) {
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const mutation = useMutation({
    mutationFn: ({ input, signal }: { input: Input; signal: AbortSignal }) => send(input, signal),
    onSuccess: (answer, { input, signal }) => {
      if (!signal.aborted) onSuccess(answer, input);
    },
    onError: (error, { input, signal }) => {
      if (!signal.aborted && !(isApiError(error) && error.handled)) onError(error, input);
    },
    onSettled: (_answer, _error, { signal }) => {
      if (running.current?.signal === signal) running.current = null;
    },
  });

  function submit(input: Input): void {
    // A ref and not `isPending`: two clicks can come before the page is drawn again.
    if (running.current !== null) return;
    running.current = new AbortController();
    mutation.mutate({ input, signal: running.current.signal });
  }

  function cancel(): void {
    running.current?.abort();
    running.current = null;
    mutation.reset();
  }

  return {
    submit,
    cancel,
    isBusy: mutation.isPending,
    /** What the last one came to, until the next try. */
    answer: mutation.data,
    isDone: mutation.isSuccess,
    /** What went wrong last, until the next try. */
    error: mutation.error,
    /** Changes with every try, so that the same message is announced again. */
    announceKey: mutation.submittedAt,
  };
}
