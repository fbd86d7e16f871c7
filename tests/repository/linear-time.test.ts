import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PSEUDO_LANGUAGES } from '../../mock-server/handlers/platform/pseudo-text';
import { isOwnMachine } from '../../mock-server/wire/own-machine';
import { isEmail } from '../../mock-server/rules/email';
import { passwordProblem } from '../../mock-server/rules/factors/password';
import { defaultLimits } from '../../mock-server/world/limits';
import { inlineHashes } from '../../scripts/delivery/headers';
import { redact } from '../../src/platform/redact';
import { emailProblem } from '../../src/forms/fields/email';
import { isPasswordValid } from '../../src/forms/fields/password';
import { newUsername } from '../../src/forms/fields/username';
import { safeRedirect } from '../../src/navigation/redirects';

/**
 * Texts of 100,000 characters that repeat one part, at which a pattern could begin again and again. Lint also refuses
 * such patterns, but not those that are built at run time.
 */
const parts = [
  'a',
  'a.',
  'a-',
  ' ',
  '1',
  '1 ',
  '/',
  '.',
  '%25',
  '%2',
  '%e2',
  '{',
  '{{',
  '<script ',
  '<script>',
  '<style\n',
  '@',
  '"',
  '|',
  '?',
  '\\',
  'a:',
  '!',
  'https://',
];
/** A last letter or mark makes a pattern fail at the end of the text, so that it begins again. */
const texts = parts.flatMap((part) => {
  const text = part.repeat(Math.ceil(100_000 / part.length));
  return [text, `${text}z`, `${text}!`];
});
const redirectRules = { origin: 'https://app.test', allowedOrigins: ['https://home.test'], landing: '/' };
/** JavaScript has no possessive quantifiers, which take linear time by themselves. The braces are filled in later. */
const ofNginx = [...readFileSync('scripts/delivery/nginx/front.conf', 'utf8').matchAll(/^ +"~\*?([^"]+)"/gm)]
  .map(([, source = '']) => source)
  .filter((source) => !source.includes('*+') && !source.includes('{{'))
  .map((source) => new RegExp(source, 'i'));

/** The functions that read text of a person, a browser, a service or a build. */
const readers: readonly [name: string, read: (text: string) => unknown][] = [
  ['the redaction of logs', (text) => redact(text, () => '/auth')],
  ...ofNginx.map((pattern): [string, (text: string) => unknown] => [
    `what nginx reads by ${pattern.source}`,
    (text) => [pattern.test(text), pattern.test(`/${text}`)],
  ]),
  ['the name of a machine', isOwnMachine],
  ['an e-mail address of the form', (text) => [emailProblem(text), emailProblem(`${text}@`)]],
  ['an e-mail address of a contact', (text) => [isEmail(text), isEmail(`a@${text}`)]],
  ['a password of the form', isPasswordValid],
  ['a username', (text) => newUsername({ min: 1, max: 200_000 }).safeParse(text)],
  ['a redirect target', (text) => [safeRedirect(text, redirectRules), safeRedirect(`/${text}`, redirectRules)]],
  ['a password', (text) => passwordProblem(`A1!a${text}`, { ...defaultLimits, passwordMax: Infinity })],
  ...Object.entries(PSEUDO_LANGUAGES).map(([name, write]): [string, (text: string) => unknown] => [
    `a text of the pseudo-language ${name}`,
    write,
  ]),
  ['the inline code of a page', (text) => [inlineHashes(text, 'script'), inlineHashes(text, 'style')]],
];

/** The CPU time of this process, ms. A busy machine does not change it, unlike the time of a clock. */
const cpuMs = (): number => process.cpuUsage().user / 1000;

describe('100,000 characters take no quadratic time', () => {
  it.each(readers)('in %s', { timeout: 120_000 }, (_name, read) => {
    for (const text of texts) {
      const before = cpuMs();
      read(text);
      // Quadratic time would take about ten seconds.
      expect(cpuMs() - before, text.slice(0, 20)).toBeLessThan(1000);
    }
  });
});
