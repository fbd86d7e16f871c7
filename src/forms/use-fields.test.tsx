import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { watchActions } from '../ui/last-action';
import { useFields } from './use-fields';

const schema = z.object({ name: z.string().check(z.minLength(1, 'required')), note: z.string() });

class FakeElement {}
const user = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('document', Object.assign(user, { activeElement: new FakeElement() }));
  watchActions(() => undefined);
});

/** A form whose only required field is `name`, without a page around it. */
function makeForm() {
  let made: ReturnType<typeof useName> | undefined;
  function useName() {
    return useFields({ schema, defaultValues: { name: '', note: '' } });
  }
  function Form() {
    made = useName();
    return null;
  }
  renderToStaticMarkup(<Form />);
  if (made === undefined) throw new Error('The form did not render.');
  const form = made;
  form.register('name');
  return {
    /** Empties the form, which then renders again. */
    reset() {
      form.reset();
      form.register('name');
    },
    isRed: () => form.getFieldState('name').invalid,
    async type(value: string) {
      user.dispatchEvent(new Event('input'));
      await form.register('name').onChange({ type: 'change', target: { name: 'name', value } });
    },
    async loseFocus() {
      user.dispatchEvent(Object.assign(new Event('focusout'), { relatedTarget: null }));
      await form.register('name').onBlur({ type: 'blur', target: { name: 'name', value: form.getValues('name') } });
    },
  };
}

describe('a field that loses the focus while it is empty', () => {
  it('is missing when the user has left it', async () => {
    const { isRed, type, loseFocus } = makeForm();
    await type('');
    await loseFocus();
    expect(isRed()).toBe(true);
  });

  it('is not missing when the user only walks through', async () => {
    const { isRed, loseFocus } = makeForm();
    await loseFocus();
    expect(isRed()).toBe(false);
  });

  it('is not missing when the answer to a press took the focus', async () => {
    const { isRed, type, loseFocus } = makeForm();
    await type('');
    user.dispatchEvent(new Event('submit'));
    await loseFocus();
    expect(isRed()).toBe(false);
  });

  it('is not missing when the form has emptied itself, until the user has typed in it again', async () => {
    const { reset, isRed, type, loseFocus } = makeForm();
    await type('Ann');
    reset();
    user.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Tab' }));
    await loseFocus();
    expect(isRed()).toBe(false);
    await type('');
    await loseFocus();
    expect(isRed()).toBe(true);
  });
});
