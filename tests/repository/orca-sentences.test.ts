import { expect, it } from 'vitest';
import { sentencesOf } from '../assistive/orca/sentences';

it('a sentence of the app counts as often as Orca says it', () => {
  expect(sentencesOf(['Verified.'])).toEqual(['Verified']);
  expect(sentencesOf(['Verified.', 'Verified.'])).toEqual(['Verified', 'Verified']);
  expect(sentencesOf([])).toEqual([]);
});

it('what differs from run to run does not count', () => {
  const once = ['Password password text.', 'Enter the password for ann.lee'];
  const said = ['Enter the password for ann.lee', '[Password password text]'];
  expect(sentencesOf(once)).toEqual(said);
  expect(sentencesOf([...once].reverse())).toEqual(said);
  expect(sentencesOf(['Browse mode', 'Checking your username', ...once, 'n.le', 'Focus mode'], ['ann.lee'])).toEqual(
    said,
  );
  expect(sentencesOf(['Password password text.', 'Username entry ann.lee.', ...once])).toEqual(said);
  expect(sentencesOf(['•••', 'heading', ...once])).toEqual(said);
  expect(sentencesOf(['Try again in 4:53.'])).toEqual(sentencesOf(['Try again in 4:31.']));
});

it('a field that is read again counts once, with its error', () => {
  const field = ['Code entry.', 'invalid entry.', 'This code is not correct.'];
  const said = ['invalid entry', 'This code is not correct', '[Code entry]'];
  expect(sentencesOf(field)).toEqual(said);
  expect(sentencesOf([...field, ...field])).toEqual(said);
  expect(sentencesOf(['This code is not correct.', ...field])).toEqual(['This code is not correct', ...said]);
});

it('the name of a group counts as often as the focus comes to the group', () => {
  expect(sentencesOf(['This field is required.', 'Challenge panel.'])).toEqual([
    'This field is required',
    '[Challenge panel]',
  ]);
  const box = 'I am not a robot check box not checked.';
  for (const said of [[box], ['Challenge panel.', box]])
    expect(sentencesOf(said, [], 'Challenge panel')).toEqual(['[I am not a robot check box not checked]']);
  expect(sentencesOf(['Challenge panel.', box])).toEqual([
    'Challenge panel',
    '[I am not a robot check box not checked]',
  ]);
});
