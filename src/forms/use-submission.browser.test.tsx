import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../tests/screens/mount';
import { press, sees } from '../../tests/screens/screen';
import { ApiError } from '../api/response/api-error';
import { type Problem, useSubmission } from './use-submission';

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

test('a failure that the app has handled is no failure of the form', async () => {
  const error = Object.assign(new ApiError('http', { status: 412 }), { handled: true });
  const { onError } = shows(() => Promise.reject(error));
  await press('Send');
  await sees('Done:');
  expect(onError).not.toHaveBeenCalled();
});

/** A form whose service refuses each input with the problem, or answers none. */
function refuses(problem: Problem<'name'>, send: Send = () => Promise.reject(new Error('no'))) {
  const refuse = vi.fn<(problem: Problem<'name'>) => void>();
  function Form() {
    const submission = useSubmission(send, {
      form: { handleSubmit: (submit) => async () => submit('one'), refuse, isReady: true, hasErrors: false },
      problemOf: () => problem,
    });
    return (
      <form onSubmit={submission.send} onChange={submission.edit}>
        <input aria-label="Name" />
        <button>Send</button>
        <button type="button" onClick={submission.forgive}>
          Forgive
        </button>
        <p>{submission.isBusy ? 'Busy' : submission.problem === null ? 'Fine' : 'Refused'}</p>
        <p>{submission.isReady ? 'Ready' : 'Waiting'}</p>
      </form>
    );
  }
  mount(<Form />);
  return { refuse };
}

test('a refusal reaches the fields, and goes with the next change', async () => {
  const problem = { fields: [['name', 'fields:username.taken']] } as const;
  const { refuse } = refuses(problem);
  await press('Send');
  await sees('Refused');
  expect(refuse).toHaveBeenCalledExactlyOnceWith(problem);
  await page.getByRole('textbox').fill('Ann');
  await sees('Fine');
});

test.each([{ until: Date.now() + 60_000 }, { isFinal: true }])('a form with %j sends nothing', async (problem) => {
  const send = vi.fn<Send>(() => Promise.reject(new Error('no')));
  refuses(problem, send);
  await press('Send');
  await sees('Waiting');
  await page.getByRole('textbox').fill('Ann');
  await press('Send');
  await sees('Refused');
  expect(send).toHaveBeenCalledTimes(1);
  await press('Forgive');
  await sees('Ready');
});

test('a change in the moment of a second submit does not end its request', async () => {
  const send = vi.fn<Send>(never).mockRejectedValueOnce(new Error('no'));
  refuses({}, send);
  await press('Send');
  await sees('Refused');
  document.querySelector('form')?.requestSubmit();
  document.querySelector<HTMLElement>('button[type=button]')?.click();
  await sees('Busy');
  expect(send.mock.calls[1]?.[1].aborted).toBe(false);
});
