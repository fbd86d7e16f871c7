import type { Mutant } from '../mutant';

const captcha = 'src/features/login/Captcha.tsx';
const asked = 'sign-in/login-captcha.spec.ts';
const locked = 'sign-in/login-lockout.spec.ts';

/** What stands between the right password and the session: the captcha and the lock. */
export const challenges: readonly Mutant[] = [
  {
    name: 'an expired challenge still counts as solved',
    file: captcha,
    find: 'setIsMissing(true);\n            report.current(null);',
    replace: 'setIsMissing(true);',
    test: { file: asked, title: 'must be answered again after it expires' },
  },
  {
    name: 'a challenge that did not load is not loaded again',
    file: captcha,
    find: 'setTries(tries + 1);',
    replace: '',
    test: { file: asked, title: 'with a blocked script shows a message and can be loaded again' },
  },
  {
    name: 'the answer to the challenge is not sent',
    file: 'src/features/login/use-login.ts',
    find: '...(captcha?.token && { recaptchaToken: captcha.token })',
    replace: '',
    test: { file: asked, title: 'keeps the password and says what to do when it causes a refusal' },
  },
  {
    name: 'a needed challenge counts as a wrong password',
    file: 'src/features/login/login.api.ts',
    find: "RECAPTCHA_RESPONSE_TOKEN_MISSING: 'captcha'",
    replace: "RECAPTCHA_RESPONSE_TOKEN_MISSING: 'incorrect'",
    test: { file: asked, title: 'keeps the password and says what to do when it causes a refusal' },
  },
  {
    name: 'the error does not say that a challenge has come',
    file: 'src/features/login/LoginForm.tsx',
    find: 'news={newsIn(state).map((key) => t(key))}',
    replace: 'news={[]}',
    test: {
      file: 'accessibility/spoken.spec.ts',
      title: 'a wrong password that brings the challenge and the hint at single sign-on',
    },
  },
  {
    name: 'of two texts that come together, screen readers get the second alone',
    file: 'src/ui/announce.ts',
    find: 'const others = coming.get(urgency);',
    replace: 'const others = undefined;',
    test: { file: 'accessibility/spoken.spec.ts', title: 'a pasted date and what is wrong with it' },
  },
  {
    name: 'the lock names five minutes until its end',
    file: 'src/features/login/LoginProblem.tsx',
    find: "isWhole ? 'problem.locked' : 'problem.tooMany'",
    replace: "'problem.locked'",
    test: { file: locked, title: 'names five minutes only while five minutes remain' },
  },
  {
    name: 'a suspended user reads that the account is inactive',
    file: 'src/features/login/login.api.ts',
    find: "ASSOCIATE_SUSPENDED: 'suspended'",
    replace: "ASSOCIATE_SUSPENDED: 'inactive'",
    test: { file: locked, title: 'tells sue.suspended the reason' },
  },
  {
    name: 'a reload ends the lock in the form',
    file: 'src/features/login/use-login.ts',
    find: "if (problem.kind === 'locked') keepLock({ username, until: problem.until });",
    replace: '',
    test: { file: locked, title: 'keeps its countdown over a reload and blocks the password too' },
  },
];
