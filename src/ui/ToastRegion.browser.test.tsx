import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../tests/screens/mount';
import { button, heading, press } from '../../tests/screens/screen';
import { ToastRegion } from './ToastRegion';

const onDismiss = vi.fn();

function Page() {
  const [isSaved, save] = useState(false);
  return (
    <>
      <h1 tabIndex={-1}>Contact info</h1>
      {!isSaved && (
        <button type="button" onBlur={() => save(true)}>
          Save
        </button>
      )}
      <ToastRegion toasts={[{ id: 1, type: 'success', message: 'Saved' }]} onDismiss={onDismiss} />
    </>
  );
}

test('a dismissed toast gives the focus to the heading where the control before is gone', async () => {
  mount(<Page />);
  await expect.element(button('Save')).toBeVisible();
  button('Save').element().focus();
  await press(/dismiss/i);
  await expect.element(heading('Contact info')).toHaveFocus();
});

test.each([
  ['Escape', (): Promise<void> => userEvent.keyboard('{Escape}')],
  ['the end of its time', () => page.getByText('Saved').element().parentElement?.dispatchEvent(out())],
])('%s takes a toast away', async (_how, end) => {
  onDismiss.mockClear();
  mount(<Page />);
  await expect.element(page.getByText('Saved')).toBeVisible();
  await end();
  expect(onDismiss).toHaveBeenCalledWith(1);
});
const out = () => new AnimationEvent('animationend', { animationName: 'ui-toast-out', bubbles: true });
