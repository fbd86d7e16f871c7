import { useState } from 'react';
import { expect, test } from 'vitest';
import { mount } from '../../tests/screens/mount';
import { button, heading, press } from '../../tests/screens/screen';
import { ToastRegion } from './ToastRegion';

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
      <ToastRegion toasts={[{ id: 1, type: 'success', message: 'Saved' }]} onDismiss={() => undefined} />
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
