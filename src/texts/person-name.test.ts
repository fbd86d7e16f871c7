import { expect, it } from 'vitest';
import { greetingName, nameOrder, namesInOrder, personName } from './person-name';

it.each([
  ['Ann', 'Lee', 'en-US', 'Ann Lee'],
  ['Ágnes', 'Kovács', 'hu-HU', 'Kovács Ágnes'],
  ['Ann', 'Lee', 'ja-JP', 'Ann Lee'],
  ['Suki', 'Mori', 'zh-TW', 'Suki Mori'],
  ['小明', '王', 'zh-CN', '王小明'],
  ['小明', '王', 'de-DE', '王小明'],
  ['太郎', '佐々木', 'ja-JP', '佐々木太郎'],
  ['さくら', '山田', 'en-US', '山田さくら'],
  ['민준', '김', 'ko-KR', '김민준'],
  ['小明', 'Wang', 'en-US', '小明 Wang'],
  ['منى', 'نصار', 'ar-AE', 'منى نصار'],
  ['Ann', '', 'hu-HU', 'Ann'],
  [undefined, 'Lee', 'en-US', 'Lee'],
])('%s %s is in %s: %4$s', (firstName, lastName, language, name) => {
  expect(personName({ firstName, lastName }, language)).toBe(name);
});

it.each([
  ['Ann', 'Lee', 'ja-JP', 'Ann'],
  ['Ágnes', 'Kovács', 'hu-HU', 'Ágnes'],
  ['太郎', '佐々木', 'ja-JP', '佐々木太郎'],
  ['민준', '김', 'en-US', '김민준'],
  ['', 'Lee', 'en-US', 'Lee'],
  ['', '', 'en-US', ''],
])('a greeting of %s %s in %s says %s', (firstName, lastName, language, name) => {
  expect(greetingName({ firstName, lastName }, language)).toBe(name);
});

it('names stand in the order of their script, or of Hungarian', () => {
  expect(namesInOrder({ firstName: 'Ann', lastName: 'Lee' }, 'ko-KR')).toEqual(['Ann', 'Lee']);
  expect(namesInOrder({ firstName: 'Ann', lastName: 'Lee' }, 'hu-HU')).toEqual(['Lee', 'Ann']);
  expect(namesInOrder({ firstName: '翼', lastName: '林' }, 'en-US')).toEqual(['林', '翼']);
});

it('the name fields follow the order of the language', () => {
  expect(nameOrder('en-US')).toEqual(['firstName', 'lastName']);
  for (const language of ['hu-HU', 'ja-JP', 'ko-KR', 'zh-TW'])
    expect(nameOrder(language)).toEqual(['lastName', 'firstName']);
});
