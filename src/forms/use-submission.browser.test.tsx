import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../tests/screens/mount';
import { press, sees } from '../../tests/screens/screen';
import { ApiError } from '../api/response/api-error';
import { useSubmission } from './use-submission';

type Send = (input: string, signal: AbortSignal) => Promise<string>;

/** A form that sends its texts, and can go away. */
function shows(send: Send, texts = ['one']) {
  const [onSuccess, onError] = [vi.fn(), vi.fn()];
  function Form() {
    const { submit, cancel, isBusy, error, result } = useSubmission(send, { onSuccess, onError });
    return (
      <>
        <button onClick={() => texts.forEach((text) => submit(text))}>Send</button>
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

test('three submits in a tick send one request', async () => {
  const send = vi.fn<Send>(async (text) => text);
  shows(send, ['one', 'two', 'three']);
  await press('Send');
  await sees('Done: one');
  expect(send).toHaveBeenCalledTimes(1);
});

test('two presses send one request', async () => {
  const send = vi.fn(never);
  shows(send);
  await page.getByRole('button', { name: 'Send' }).dblClick();
  await sees('Busy');
  expect(send).toHaveBeenCalledTimes(1);
});

test('a press after the response sends again', async () => {
  const send = vi.fn<Send>(async (text) => text);
  shows(send);
  await press('Send');
  await sees('Done: one');
  await press('Send');
  await expect.poll(() => send.mock.calls.length).toBe(2);
});

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
  const send = vi.fn<Send>(() => promise);
  const { onSuccess } = shows(send);
  await press('Send');
  await press(way);
  resolve('late');
  await promise;
  expect(send.mock.calls[0]?.[1].aborted).toBe(true);
  expect(onSuccess).not.toHaveBeenCalled();
});

test('the form learns of a failure', async () => {
  const { onError } = shows(() => Promise.reject(new Error('no')));
  await press('Send');
  await sees('Failed');
  expect(onError).toHaveBeenCalledTimes(1);
});

test('a failure that the app has handled is no failure of the form', async () => {
  const error = Object.assign(new ApiError('http', { status: 412 }), { handled: true });
  const { onError } = shows(() => Promise.reject(error));
  await press('Send');
  await sees('Done:');
  expect(onError).not.toHaveBeenCalled();
});
