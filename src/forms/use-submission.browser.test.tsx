import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { mount } from '../../tests/screens/mount';
import { press, sees } from '../../tests/screens/screen';
import { ApiError } from '../api/response/api-error';
import { useSubmission } from './use-submission';

type Send = (input: string, signal: AbortSignal) => Promise<string>;

/** A form that sends its texts, and can go away. */
function shows(send: Send) {
  const [onSuccess, onError] = [vi.fn(), vi.fn()];
  function Form() {
    const { submit, cancel, isBusy, error, result } = useSubmission(send, { onSuccess, onError });
    return (
      <>
        <button onClick={() => submit('one')}>Send</button>
        <button onClick={cancel}>Cancel</button>
        <p>{isBusy ? 'Busy' : error === null ? `Done: ${result ?? ''}` : 'Failed'}</p>
      </>
    );
  }
  function Page() {
    const [isShown, setShown] = useState(true);
    return (
      <>
        {isShown && <Form />}
        <button onClick={() => setShown(false)}>Leave</button>
      </>
    );
  }
  mount(<Page />);
  return { onSuccess, onError };
}
const never: Send = () => new Promise<string>(() => undefined);

test('the button stays busy until what follows a success is done', async () => {
  const { onSuccess } = shows(async (text) => text);
  onSuccess.mockReturnValue(new Promise(() => undefined));
  await press('Send');
  await expect.poll(() => onSuccess.mock.calls.length).toBe(1);
  await sees('Busy');
});

test.each(['Leave', 'Cancel'])('after "%s", a response changes nothing', async (way) => {
  let resolve = (_text: string): void => undefined;
  const promise = new Promise<string>((done) => (resolve = done));
  const send = vi.fn<Send>(never).mockReturnValueOnce(promise);
  const { onSuccess } = shows(send);
  await press('Send');
  await press(way);
  if (way === 'Cancel') await press('Send');
  resolve('late');
  await promise;
  // The second request still runs, so a third press sends nothing.
  if (way === 'Cancel') await press('Send');
  expect(send).toHaveBeenCalledTimes(way === 'Cancel' ? 2 : 1);
  expect(send.mock.calls[0]?.[1].aborted).toBe(true);
  expect(onSuccess).not.toHaveBeenCalled();
});

test('a failure that the app has handled is no failure of the form', async () => {
  const error = Object.assign(new ApiError('http', { status: 412 }), { handled: true });
  const { onError } = shows(() => Promise.reject(error));
  await press('Send');
  await sees('Done:');
  expect(onError).not.toHaveBeenCalled();
});

test('a change in the moment of a second submit does not end its request', async () => {
  const send = vi.fn<Send>(never).mockRejectedValueOnce(new Error('no'));
  function Form() {
    const submission = useSubmission(send, {
      form: {
        handleSubmit: (submit) => async () => submit('one'),
        refuse: () => undefined,
        isReady: true,
        hasErrors: false,
      },
      problemOf: () => ({}),
    });
    return (
      <form onSubmit={submission.send}>
        <button>Send</button>
        <button type="button" onClick={submission.forgive}>
          Forgive
        </button>
        <p>{submission.isBusy ? 'Busy' : submission.problem === null ? 'Fine' : 'Refused'}</p>
      </form>
    );
  }
  mount(<Form />);
  await press('Send');
  await sees('Refused');
  document.querySelector('form')?.requestSubmit();
  document.querySelector<HTMLElement>('button[type=button]')?.click();
  await sees('Busy');
  expect(send.mock.calls[1]?.[1].aborted).toBe(false);
});
