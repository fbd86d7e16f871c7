import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hears, listen } from '../../tests/screens/announced';
import { mount } from '../../tests/screens/mount';
import { button, press } from '../../tests/screens/screen';
import { Tooltip } from './Tooltip';

async function open(): Promise<void> {
  mount(
    <>
      <Tooltip label="About secure information">It stays on this device.</Tooltip>
      <p>Elsewhere</p>
      <button type="button">Next</button>
    </>,
  );
  await press('About secure information');
}
const text = () => page.getByText('It stays on this device.');

test('a press shows the text, and says it', async () => {
  const heard = listen();
  await open();
  await hears(heard, 'It stays on this device.');
  await expect.element(button('About secure information')).toHaveAttribute('aria-expanded', 'true');
});

test.each([
  ['a second press', (): Promise<void> => press('About secure information')],
  ['a press elsewhere', (): Promise<void> => page.getByText('Elsewhere').click()],
  ['leaving it by the keyboard', (): Promise<void> => userEvent.keyboard('{Tab}')],
])('%s closes it', async (_way, leave) => {
  await open();
  await expect.element(text()).toBeVisible();
  await leave();
  await expect.element(text()).not.toBeInTheDocument();
});
