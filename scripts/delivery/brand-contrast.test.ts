import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../src/config/config';
import { contrast, contrastProblems, coloursOf } from './brand-contrast';

const { brandSettings } = parseConfig(JSON.parse(readFileSync('public/auth/config.sample.json', 'utf8')));
const brands = Object.entries(brandSettings);

describe('the contrasts of a brand', () => {
  it('are those of WCAG: black on white has 21:1, and the order does not matter', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
  it('hold for a brand without colours of its own, and for both brands of the sample', () => {
    expect(contrastProblems({})).toEqual([]);
    expect(brands.flatMap(([, brand]) => contrastProblems(brand))).toEqual([]);
  });
  it('are refused by the field, with what it stands on', () => {
    const problems = contrastProblems({ colours: { light: { accent: '#7a7a7a' }, dark: {} } });
    expect(problems[0]).toBe('colours.light.accent has a contrast of 3.96:1 with page, and needs 7:1');
    expect(problems.filter((problem) => !/^colours.light.(?:accent|brand)/.test(problem))).toEqual([]);
  });
  it.each(['#635bff', '#5e6ad2', '#d0271d', '#1f883d'])('leave a brand its own colour %s on the button', (colour) => {
    const scheme = { brand: colour, 'on-accent': '#ffffff' };
    expect(contrastProblems({ colours: { light: scheme, dark: scheme } })).toEqual([]);
    expect(contrastProblems({ colours: { light: { accent: colour }, dark: {} } })).not.toEqual([]);
  });
  it('are those of surface, lines and focus that come from a page and an accent', () => {
    const acme = { page: '#120d14', accent: '#e3b5f2' };
    const colour = coloursOf({ colours: { light: {}, dark: acme } }, 'dark');
    expect(['surface', 'focus'].map(colour)).toEqual(['#1c151f', '#e3b5f2']);
    expect(contrastProblems({ colours: { light: { page: '#faf7fb', accent: '#5a1e6e' }, dark: acme } })).toEqual([]);
  });
  it('are refused by the ground, where the brand gives only that', () => {
    expect(contrastProblems({ colours: { light: {}, dark: { page: '#555555' } } })).toContain(
      'colours.dark.page has a contrast of 6.39:1 with text, and needs 7:1',
    );
  });
  it('are refused one step under the limit, and told as less than it', () => {
    // 4.54:1 reads at AA, but the product promises the texts of AAA; #595959 has 7.004:1 on white.
    const on = (text: string) =>
      contrastProblems({ colours: { light: { accent: text, page: '#ffffff', 'accent-soft': '#ffffff' }, dark: {} } });
    expect(on('#595959')).toEqual([]);
    expect(on('#5a5a5a')).toContain('colours.light.accent has a contrast of 6.89:1 with page, and needs 7:1');
  });
});
