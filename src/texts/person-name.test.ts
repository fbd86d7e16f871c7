import { expect, it } from 'vitest';
import { nameOrder, personName } from './person-name';

it.each([
  ['Ann', 'Lee', 'en-US', 'Ann Lee'],
  ['Ágnes', 'Kovács', 'hu-HU', 'Kovács Ágnes'],
  ['Ann', 'Lee', 'ja-JP', 'Lee Ann'],
  ['小明', '王', 'zh-CN', '王小明'],
  ['小明', '王', 'de-DE', '王小明'],
  ['太郎', '佐々木', 'ja-JP', '佐々木太郎'],
  ['さくら', '山田', 'en-US', '山田さくら'],
  ['민준', '김', 'ko-KR', '김민준'],
  ['Ann', '', 'hu-HU', 'Ann'],
  [undefined, 'Lee', 'en-US', 'Lee'],
])('%s %s is in %s: %4$s', (firstName, lastName, language, name) => {
  expect(personName({ firstName, lastName }, language)).toBe(name);
});

it('the name fields follow the order of the language', () => {
  expect(nameOrder('en-US')).toEqual(['firstName', 'lastName']);
  for (const language of ['hu-HU', 'ja-JP', 'ko-KR', 'zh-TW'])
    expect(nameOrder(language)).toEqual(['lastName', 'firstName']);
});
