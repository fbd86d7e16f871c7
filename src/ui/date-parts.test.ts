import { describe, expect, it } from 'vitest';
import { datePartOrder, dateText, isoDate, wholeDate } from './date-parts';

describe('the order of a date', () => {
  it.each([
    ['en-US', 'month day year'],
    ['de-DE', 'day month year'],
    ['fr-CA', 'year month day'],
    ['hu-HU', 'year month day'],
    ['ja-JP', 'year month day'],
    ['zh-TW', 'year month day'],
    ['ar-AE', 'day month year'],
  ])('of %s is %s', (locale, order) => {
    expect(datePartOrder(locale).join(' ')).toBe(order);
  });
});

describe('a date typed in parts', () => {
  it('becomes an ISO date', () => {
    expect(isoDate({ day: '5', month: '2', year: '1990' })).toBe('1990-02-05');
    expect(isoDate({ day: '29', month: '02', year: '2024' })).toBe('2024-02-29');
  });
  it.each(['30 2 1990', '29 2 2023', '31 4 1990', '0 1 1990', '1 13 1990', '1 1 90', ' 1 1990', '1a 1 1990'])(
    'is no date when it is "%s"',
    (text) => {
      const [day = '', month = '', year = ''] = text.split(' ');
      expect(isoDate({ day, month, year })).toBeUndefined();
    },
  );
});

describe('a whole date in one part', () => {
  it.each([
    ['en-US', ['04/17/1990', ' 4/17/1990 ', 'April 17, 1990', '1990-04-17', 'Apr 17, 1990']],
    ['de-DE', ['17.04.1990', '17. April 1990', '1990-04-17']],
    ['ja-JP', ['1990年4月17日']],
    ['hu-HU', ['1990. 04. 17.', '1990. ápr. 17.']],
    ['ar-AE', ['17/04/1990', '17 أبريل 1990']],
    ['ru-RU', ['17 апреля 1990 г.', '17 апр. 1990 г.']],
    ['pl-PL', ['17 kwietnia 1990']],
    ['sk-SK', ['17. apríla 1990']],
    ['fr-FR', ['17 avr. 1990', '17 avr 1990']],
    ['es-ES', ['17 de abril de 1990']],
  ])('is read in %s from each of %j', (locale, texts) => {
    for (const text of texts) expect(wholeDate(text, locale), text).toEqual({ day: '17', month: '4', year: '1990' });
  });
  it('reads a month whose name contains that of another one', () => {
    expect(wholeDate('1990年十一月17日', 'zh-CN')).toEqual({ year: '1990', month: '11', day: '17' });
  });
  it('reads December as itself where the months are numbers', () => {
    expect(wholeDate('1990年12月1日', 'ja-JP')).toEqual({ year: '1990', month: '12', day: '1' });
  });
  it('reads May where it is its own abbreviation and part of a longer word', () => {
    expect(wholeDate('17 мая 1990', 'ru-RU')?.month).toBe('5');
    expect(wholeDate('17 mai 1990', 'fr-FR')?.month).toBe('5');
    expect(wholeDate('17 июля 1990', 'ru-RU')?.month).toBe('7');
  });
  it.each(['17', '041790', '04/17', '04/31/1990', '17/04/1990', '04/17/90', '1 2 3 1990', ''])(
    'is not read from "%s"',
    (text) => expect(wholeDate(text, 'en-US')).toBeUndefined(),
  );
});

it('is announced with Latin digits in a language that could have others', () =>
  expect(dateText('1990-04-17', 'ar-EG')).toBe('17 أبريل 1990'));
