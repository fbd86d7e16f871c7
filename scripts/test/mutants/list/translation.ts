import type { Mutant } from '../mutant';

/** A page whose texts the browser has translated. */
export const translation: readonly Mutant[] = [
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
