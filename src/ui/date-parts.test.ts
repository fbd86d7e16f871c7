import { describe, expect, it } from 'vitest';
import { datePartOrder, isoDate } from './date-parts';

describe('the order of a date', () => {
  it.each([
    ['en-US', 'month day year'],
    ['de-DE', 'day month year'],
    ['fr-CA', 'year month day'],
    ['hu-HU', 'year month day'],
    ['ja-JP', 'year month day'],
    ['zh-TW', 'year month day'],
  ])('of %s is %s', (locale, order) => {
    expect(datePartOrder(locale).join(' ')).toBe(order);
  });
});

describe('a date typed in parts', () => {
  it('becomes an ISO date', () => {
    expect(isoDate({ day: '5', month: '2', year: '1990' })).toBe('1990-02-05');
    expect(isoDate({ day: '29', month: '02', year: '2024' })).toBe('2024-02-29');
  });
  it.each([
    ['30', '2', '1990'],
    ['29', '2', '2023'],
    ['31', '4', '1990'],
    ['0', '1', '1990'],
    ['1', '13', '1990'],
    ['1', '1', '90'],
    ['', '1', '1990'],
    ['1a', '1', '1990'],
  ])('is no date when it is %s, %s, %s', (day, month, year) => {
    expect(isoDate({ day, month, year })).toBeUndefined();
  });
});
