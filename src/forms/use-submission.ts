import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isApiError } from '../api/response/api-error';

interface Outcome<Input, Result> {
  /** Not called when the user has left the page. Work that every success needs belongs to `send`. */
  onSuccess?: (result: Result, input: Input) => unknown;
  /** Not called for a cancelled request, nor when a hook of the app has already navigated the user away. */
  onError?: (error: Error, input: Input) => void;
}

/**
 * Sends the request of a form. Each submit sends one request, however often the user presses the button. The user can
 * cancel it, and unmounting the screen cancels it too, so that a late response navigates nowhere.
 */
export function useSubmission<Input, Result>(
  send: (input: Input, signal: AbortSignal) => Promise<Result>,
  { onSuccess, onError }: Outcome<Input, Result>,
) {
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const mutation = useMutation({
    mutationFn: ({ input, signal }: { input: Input; signal: AbortSignal }) => send(input, signal),
    onSuccess: (result, { input, signal }) => {
      // The button stays busy until `onSuccess` is done.
      return signal.aborted ? undefined : onSuccess?.(result, input);
    },
    onError: (error, { input, signal }) => {
      if (!signal.aborted && !isHandled(error)) onError?.(error, input);
    },
    onSettled: (_result, _error, { signal }) => {
      if (running.current?.signal === signal) running.current = null;
    },
  });

  function submit(input: Input): void {
    // A ref instead of `isPending`: two clicks can arrive before the next render.
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
    result: mutation.data,
    isDone: mutation.isSuccess,
    input: mutation.variables?.input,
    /** The last error that the form has to show, until the next submit. */
    error: isHandled(mutation.error) ? null : mutation.error,
    /** Changes with every submit, so that screen readers announce a repeated message. */
    announceKey: mutation.submittedAt,
  };
}

function isHandled(error: Error | null): boolean {
  return isApiError(error) && error.handled;
}
