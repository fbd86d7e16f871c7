import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** All forms work in one way (see docs/decisions/forms.md and docs/decisions/kept-input.md). */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map((name) => ({ name, text: readFileSync(`src/${name}`, 'utf8') }));

const withText = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

describe('a form', () => {
  it('sends through useSubmission alone', () => {
    expect(withText(/\buseMutation\(/)).toEqual(['forms/use-submission.ts']);
  });

  it('holds its fields in react-hook-form through useFields, with a schema', () => {
    expect(withText(/\buseForm\(/)).toEqual(['forms/use-fields.ts']);
    expect(withText(/\bzodResolver\(/)).toEqual(['forms/use-fields.ts']);
    const users = withText(/=\s+useFields[<(]/);
    expect(users.length).toBeGreaterThan(0);
    expect(withText(/\buseFields(?:<\w+>)?\(\{\s+schema\b/)).toEqual(users);
  });

  it('says a refusal at its fields in one way', () => {
    expect(withText(/\bsetError\(/)).toEqual(['forms/use-fields.ts']);
  });
});
