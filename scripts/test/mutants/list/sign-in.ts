import type { Mutant } from '../mutant';

export const signIn: readonly Mutant[] = [
  {
    name: 'a missing answer to the challenge is not named',
    file: 'src/features/login/Captcha.tsx',
    find: '{isMissing && !hasFailed && <Banner tone="error">{t(\'captcha.required\')}</Banner>}',
    replace: '',
    test: {
      file: 'sign-in/login-captcha.spec.ts',
      title: 'without an answer: Enter says what is missing and sends no request',
    },
  },
  {
    name: 'the credentials are sent as JSON',
    file: 'src/session/sign-in.ts',
    find: '...formEncoded, signal',
    replace: 'signal',
    test: { file: 'sign-in/login.spec.ts', title: 'works by keyboard alone: Enter, Enter' },
  },
  {
    name: 'the password step offers the way to a forgotten username',
    file: 'src/features/login/LoginLinks.tsx',
    find: 'isPasswordAsked ? paths.forgotPassword(target) : paths.forgotUsername(target)',
    replace: 'paths.forgotUsername(target)',
    test: { file: 'sign-in/login-surroundings.spec.ts', title: 'the links change with the step' },
  },
  {
    name: 'a single-sign-on user is logged out without the target',
    file: 'src/features/login/use-signed-in.ts',
    find: 'paths.logout({ redirectUrl: loginTarget(search) })',
    replace: 'paths.logout()',
    test: {
      file: 'sign-in/login-entry.spec.ts',
      title: 'a user with a single-sign-on cookie but no session is logged out with the target',
    },
  },
  {
    name: 'the tooltip explains nothing',
    file: 'locales/en/login.json',
    find: 'We never ask for your password by email or phone.',
    replace: '',
    test: { file: 'sign-in/login-surroundings.spec.ts', title: 'the tooltip explains secure information' },
  },
  {
    name: 'the warning before the end of a session begins at 59',
    file: 'src/session/session-watch.ts',
    find: 'Math.ceil(left / 1000)',
    replace: 'Math.floor(left / 1000)',
    test: { file: 'src/session/session-watch.test.ts', title: 'shows the modal under 60 s, with the seconds left' },
  },
  {
    name: 'what was typed before the app started is lost on a translated page',
    file: 'src/forms/early-input.ts',
    find: 'after.value = old.value;',
    replace: '',
    test: { file: 'pages/translated.spec.ts', title: 'a username that is typed stays, with the focus' },
  },
  {
    name: 'the focus is lost when the app makes a translated page again',
    file: 'src/forms/early-input.ts',
    find: 'if (old === focused) after.focus({ preventScroll: true });',
    replace: '',
    test: { file: 'pages/translated.spec.ts', title: 'a ticked box stays ticked' },
  },
  {
    name: 'a translated page shows a mixture after another language is chosen',
    file: 'src/texts/language.ts',
    find: 'if (isTranslated() && !isShown(language)) {',
    replace: 'if (isTranslated() && isShown(language)) {',
    test: {
      file: 'pages/translated.spec.ts',
      title: 'chosen in the picker replaces the whole translation, and the typed username stays',
    },
  },
  {
    name: 'a translated button keeps its old text',
    file: 'src/ui/Button.tsx',
    find: '<span>{children}</span>',
    replace: '{children}',
    test: { file: 'pages/translated.spec.ts', title: 'sign-in with an error, a challenge and a lockout' },
  },
  {
    name: 'the states of password requirements stay in a translated page',
    file: 'src/ui/PasswordRequirements.tsx',
    find: "{` (${t(one.isMet ? 'password.met' : 'password.notMet')})`}",
    replace: " ({t(one.isMet ? 'password.met' : 'password.notMet')})",
    test: { file: 'pages/translated.spec.ts', title: 'the requirements of a new password follow it' },
  },
];
