import { describe, expect, it } from 'vitest';
import { brokenIn, checkCitations, describeBroken } from '../../scripts/lint/citations';

/** Each citation in code, contract and pages must resolve, so that a newcomer finds its page and heading. */
describe('citations', () => {
  const { resolved, broken } = checkCitations(process.cwd());

  it('lead to a page of the repository, and to a heading of that page', () => {
    expect(broken.map(describeBroken)).toEqual([]);
  });

  it('are found by the check', () => {
    expect(resolved).toBeGreaterThan(300);
  });

  it.each([
    '/** See docs/product/4-states.md#no-such-heading. */',
    '/** See docs/decisions/no-such-decision.md. */',
    '/** Sign-in (spec 4, Login). */',
  ])('are refused when they lead nowhere: %s', (source) => {
    const documents = {
      exists: (path: string) => path === 'docs/product/4-states.md',
      anchorsOf: () => new Set(['login']),
    };
    expect(brokenIn('src/app/routes/Root.tsx', source, documents)).toHaveLength(1);
  });
});
