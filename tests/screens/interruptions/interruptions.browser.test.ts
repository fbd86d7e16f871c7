import { expect, test } from 'vitest';
import { openApp } from '../app';
import { whole } from '../tables';
import { byHand, fill, fillSilently, reach, rest, submitButton, typed } from './form';
import { forms } from './forms';
import { interruptions, START } from './interruptions';
import { type FormRow, type Interruption, interruptionNames, SILENT } from './scene';

const sources = import.meta.glob<string>('/src/**/*.tsx', { query: '?raw', import: 'default', eager: true });
const componentOf = (name: string) => name.replace(/^.*\/|\.tsx$| \(.*$/g, '');
const isForm = (source: string) => /<(?:Submission)?Form\b/.test(source);

test('every form of src has its row', () => {
  const found = Object.entries(sources).filter(
    ([path, source]) => !/\.test\.|\/SubmissionForm\./.test(path) && isForm(source),
  );
  const known = new Set(forms.map(({ name }) => componentOf(name)));
  expect([...known].sort()).toEqual(found.map(([path]) => componentOf(path)).sort());
});

const ofSession: readonly Interruption[] = ['the session ends', 'another person signs in elsewhere'];
const isMet = (name: Interruption, { as }: FormRow) => as !== undefined || !ofSession.includes(name);
/** `TABLES=whole` runs every case. By default each form meets one interruption, and the next form the next one. */
const cases = forms.flatMap((form, row) => {
  const met = interruptionNames.filter((name) => isMet(name, form));
  const chosen = whole ? met : met.slice(row % met.length).slice(0, 1);
  return chosen.map((name) => [`${form.name} × ${name}`, form, name] as const);
});

test.each(cases)('%s', { tags: 'long' }, async (_title, form, name) => {
  const { as, level = 1, given, path } = form;
  const opened = await openApp(path, {
    before: async (world) => {
      await given?.(world);
      if (as !== undefined) await world.signIn(as, { levelOfAssurance: level });
      // Before the entry of the form, in the words of the router.
      history.pushState({ idx: -1, key: 'start' }, '', START);
    },
  });
  await form.walk?.();
  await reach(Object.keys(form.type), form.way);
  if (form.isSentWhenWhole) fillSilently(byHand(form.type).texts);
  else if (name !== SILENT) await fill(form.type);
  rest(form.type);
  const scene = { ...opened, form, before: typed(), button: submitButton().textContent };
  await (form.instead?.[name] ?? interruptions[name])(scene);
  if (name !== 'a reload')
    await expect.poll(() => document.activeElement, { message: 'the focus' }).not.toBe(document.body);
});
