import type { Mutant } from '../mutant';

const form = 'src/features/login/LoginForm.tsx';
const login = 'sign-in/login.spec.ts';
const failure = 'sign-in/login-failure.spec.ts';
const success = 'sign-in/login-success.spec.ts';
const typedAhead = 'sign-in/login-typed-ahead.spec.ts';

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
    name: 'a wrong password stays in the field',
    file: 'src/features/login/use-login.ts',
    find: 'if (!keepsPassword(problem)) page.clear();',
    replace: '',
    test: { file: failure, title: 'the error is shown and announced, the username stays, the password is cleared' },
  },
  {
    name: 'a refused sign-in does not change the title of the page',
    file: form,
    find: 'usePageError(problem !== null || isTooLong(state.username));',
    replace: '',
    test: { file: failure, title: 'the error is shown and announced, the username stays, the password is cleared' },
  },
  ...[
    [
      'a failure of the service says that the password is wrong',
      "otherwise: 'generic'",
      "otherwise: 'incorrect'",
      'any other error shows a generic "try again" and keeps the password',
    ],
    [
      'a lost connection counts as a failure of the service',
      "connection: 'connection'",
      "connection: 'generic'",
      'the user is asked to check the connection and can retry',
    ],
  ].map(([name = '', find = '', replace = '', title = '']) => ({
    name,
    file: 'src/features/login/login.api.ts',
    find,
    replace,
    test: { file: failure, title },
  })),
  {
    name: 'the check of a username is no POST under its flag',
    file: 'src/features/login/login.api.ts',
    find: "const byPost = await isFlagOn(queries, 'enableCheckAuthPathPost');",
    replace: 'const byPost = false;',
    test: { file: login, title: 'sends the check as a POST when the flag enableCheckAuthPathPost is on' },
  },
  {
    name: 'the other sign-in system gets the token of a link',
    file: 'src/features/login/use-login.ts',
    find: "const target = withoutTokens(loginTarget(search), configuredTarget('landing'));",
    replace: 'const target = loginTarget(search);',
    test: { file: login, title: 'a user of the other sign-in system goes there without the token of the link' },
  },
  {
    name: 'the second brand signs in at the address of the first',
    file: 'src/features/login/use-login.ts',
    find: "path.isNexoClientRebrandEnabled ? 'rebrandLoginUrl' : 'loginUrl'",
    replace: "'loginUrl'",
    test: { file: login, title: 'sends a username whose client has the second brand to the address of that brand' },
  },
  {
    name: 'a password that was typed for the other sign-in system stays in the page',
    file: 'src/features/login/use-login.ts',
    find: '// The other sign-in system asks for its own password.\n    page.clear();',
    replace: '',
    test: {
      file: 'sign-in/login-typed-ahead.spec.ts',
      title: 'a check that leads to the other sign-in system clears the typed password',
    },
  },
  {
    name: 'a user who cancels the check loses the focus',
    file: form,
    find: "(step === 'checking' ? usernameField : passwordField).current?.focus();",
    replace: '',
    test: {
      file: 'sign-in/login-typed-ahead.spec.ts',
      title: 'a user who cancels returns to the username, and the typed password is cleared',
    },
  },
  ...[
    [
      'password managers take the password for a new one',
      'autoComplete="current-password"',
      'autoComplete="new-password"',
    ],
    [
      'the username field suggests no passkey',
      "autoComplete={offersPasskeys ? 'username webauthn' : 'username'}",
      'autoComplete="username"',
    ],
  ].map(([name = '', find = '', replace = '']) => ({
    name,
    file: form,
    find,
    replace,
    test: {
      file: 'sign-in/login-autofill.spec.ts',
      title: 'holds username and password in one form with the names and tokens that managers know',
    },
  })),
  {
    name: 'the links beside sign-in forget the target',
    file: 'src/features/login/LoginLinks.tsx',
    find: 'useSyncExternalStore(neverChanges, () => search, noSearch)',
    replace: 'noSearch()',
    test: { file: 'sign-in/login-deep-link.spec.ts', title: 'the links beside sign-in name the original target' },
  },
  {
    name: 'Back leads from the target to the sign-in form',
    file: 'src/features/login/use-login.ts',
    find: 'goTo(goal, { replace: true, inPage });',
    replace: 'goTo(goal, { inPage });',
    test: { file: success, title: 'Back does not lead to the form again' },
  },
  {
    name: 'the page that the user leaves keeps the password',
    file: 'src/features/login/use-login.ts',
    find: 'if (!inPage) page.clear();',
    replace: '',
    test: { file: success, title: 'the form resets: the password is cleared before the next page shows' },
  },
  {
    name: 'a sign-in that was accepted can be cancelled',
    file: form,
    find: "onCancel={step === 'leaving' ? undefined : giveUp}",
    replace: 'onCancel={giveUp}',
    test: { file: success, title: 'a sign-in that was accepted cannot be cancelled' },
  },
  {
    name: 'the username of the other sign-in system is asked for a password here',
    file: 'src/features/login/use-remembered-username.ts',
    find: "if (isElsewhere) writeStored('rememberedElsewhere', true);\n      else ",
    replace: '',
    test: {
      file: 'sign-in/remember-username.spec.ts',
      title: 'a remembered username of the other sign-in system is not asked for a password here',
    },
  },
  {
    name: 'the keys after an early Enter stay in the username',
    file: form,
    find: 'takeKeys(passwordBox.current, passwordField.current);',
    replace: '',
    test: { file: typedAhead, title: 'username, Enter, password, Enter at 0 ms a key, with a response after 100 ms' },
  },
  {
    name: 'an Enter during the check of the username is lost',
    file: form,
    find: 'event.preventDefault();\n      send();',
    replace: 'event.preventDefault();',
    test: { file: typedAhead, title: 'username, Enter, password, Enter at 10 ms a key, with a response after 3000 ms' },
  },
  {
    name: 'a letter after Tab does not begin the password',
    file: form,
    find: 'if (isBehind && canGoNext(state)) event.currentTarget.requestSubmit();\n      else if',
    replace: 'if',
    test: { file: typedAhead, title: 'username, Tab, password, Enter at 10 ms a key, with a response after 100 ms' },
  },
  {
    name: 'a link pressed before the app starts loses the sign-in target and the typed username',
    file: 'src/app/start/page/early-actions.ts',
    find: 'if (link !== null) {',
    replace: 'if (false) {',
    test: { file: typedAhead, title: 'a pressed link takes along the typed username and the sign-in target' },
  },
];
