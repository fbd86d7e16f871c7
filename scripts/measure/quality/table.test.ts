import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { main } from './index';
import { chanceOfLater, median, quantile } from './row';
import { markdown, withOtherLines, withTable } from './table';

const row = { property: 'Sign-in', figure: '0.8 s', limit: '<= 0.9 s', ok: true, command: 'npm run quality' };

describe('the table of figures', () => {
  it('has a line for each figure, with a figure over its limit in bold', () => {
    expect(
      markdown([row, { ...row, property: 'a | b', figure: '1.2 s', ok: false }])
        .split('\n')
        .slice(2),
    ).toEqual([
      '| Sign-in | 0.8 s | <= 0.9 s | `npm run quality` |',
      '| a \\| b | **1.2 s** | <= 0.9 s | `npm run quality` |',
    ]);
  });

  it('replaces only the old table in docs/figures.md', () => {
    const readme = readFileSync('docs/figures.md', 'utf8');
    const once = withTable(readme, markdown([row]));
    expect(withTable(once, markdown([row]))).toBe(once);
    expect(once).toContain('| Sign-in | 0.8 s |');
    expect(once.split('## ').length).toBe(readme.split('## ').length);
  });

  it('keeps the lines that other commands have printed, at their places', () => {
    const typing = { ...row, property: 'Typing', command: 'npm run quality -- --only typing' };
    const page = withTable(
      readFileSync('docs/figures.md', 'utf8'),
      markdown([row, typing, { ...row, property: 'Old' }]),
    );
    const now = withOtherLines(
      page,
      markdown([
        { ...row, figure: '0.7 s' },
        { ...row, command: 'npm run gallery' },
      ]),
    );
    expect(now.split('\n').slice(2)).toEqual([
      '| Sign-in | 0.7 s | <= 0.9 s | `npm run quality` |',
      '| Typing | 0.8 s | <= 0.9 s | `npm run quality -- --only typing` |',
      '| Sign-in | 0.8 s | <= 0.9 s | `npm run gallery` |',
    ]);
  });

  it('is refused without its two marks in the page', () => {
    expect(() => withTable('# No place', '')).toThrow(/docs\/figures\.md has no place for the figures/);
  });
});

describe('a quantile of many values', () => {
  it('is the median, or the value that 95 of 100 do not exceed', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(
      quantile(
        Array.from({ length: 100 }, (_, index) => index + 1),
        0.95,
      ),
    ).toBe(95);
    expect(median([])).toBeNaN();
  });
});

describe('the chance that a value is above one of others', () => {
  it('is 0.5 for the same values, and moves with those that differ', () => {
    expect(chanceOfLater([1, 2, 3], [3, 1, 2])).toBe(0.5);
    expect(chanceOfLater([4, 5], [1, 2, 3])).toBe(1);
    expect(chanceOfLater([1, 2], [2, 3])).toBe(0.125);
  });
});

describe('npm run quality', () => {
  it.each([
    [
      ['--only', 'speed'],
      '"speed" is no part of the figures: there are sizes, lighthouse, slow-device, slow-line, clicks, typing, dashboard, accessibility, ' +
        'contract, workflows, scenarios, reports, bench, enumeration, spread.',
    ],
    [['--fast'], '"--fast" is no option of quality: "npm run quality -- --help" lists the options.'],
    [['--only'], `Option '--only <value>' argument missing: "npm run quality -- --help" lists the options.`],
  ])('refuses %j in one sentence', async (words, sentence) => {
    await expect(main(words)).rejects.toThrow(sentence);
  });
});
