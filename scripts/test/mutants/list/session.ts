import type { Mutant } from '../mutant';

const expiry = 'src/app/routes/SessionExpiry.tsx';
const watch = 'session/session.spec.ts';
const kept = 'session/kept-input.spec.ts';

/** The end of a session, other tabs, other people, and what stays typed. */
export const session: readonly Mutant[] = [
  {
    name: 'a repeated check of obligations takes the page away, with what is typed',
    file: 'src/app/routes/obligation-gate.ts',
    find: 'check.isPending ? wasStopped :',
    replace: 'check.isPending ||',
    test: {
      file: 'session/two-tabs.spec.ts',
      title: 'another tab’s language keeps what is typed, also after a failed check of obligations',
    },
  },
  {
    name: 'the warning before the end of a session has no focus on "Stay logged in"',
    file: expiry,
    find: 'data-focus-first',
    replace: '',
    test: { file: watch, title: 'a session with under 60 seconds left shows the modal with the seconds' },
  },
  {
    name: 'the title of the page does not count the last seconds',
    file: expiry,
    find: "useUrgentTitle(seconds === null ? null : t('left', { count: seconds }));",
    replace: '',
    test: { file: watch, title: 'a session with under 60 seconds left shows the modal with the seconds' },
  },
  {
    name: 'a failing "Stay logged in" keeps the user',
    file: expiry,
    find: "onError: () => void end('ended'),",
    replace: '',
    test: { file: watch, title: 'a failing Stay forces logout' },
  },
  {
    name: 'an expired session forgets the page',
    file: expiry,
    find: 'goTo(paths.login({ redirectUrl }), {',
    replace: 'goTo(paths.login(), {',
    test: { file: watch, title: 'an expired session logs the user out, with the current path as redirectUrl' },
  },
  {
    name: 'an early question for the end of a session prolongs it',
    file: 'src/session/expiry.ts',
    find: "'prolong-session': false",
    replace: "'prolong-session': true",
    test: { file: watch, title: 'a session with under 63 seconds left is synced early, once' },
  },
  {
    name: 'an early question for the end of a session comes each second',
    file: expiry,
    find: 'hasSynced = true;',
    replace: '',
    test: { file: watch, title: 'a session with under 63 seconds left is synced early, once' },
  },
  {
    name: 'sign-in does not say that the session ended',
    file: 'src/app/routes/SessionRequired.tsx',
    find: "check.isError ? 'unreachable' : wasSignedIn ? 'ended' : undefined",
    replace: "check.isError ? 'unreachable' : undefined",
    test: { file: kept, title: 'in the middle of a form is explained at sign-in' },
  },
  {
    name: 'sign-in says nothing of a service that cannot be reached',
    file: 'src/app/routes/SessionRequired.tsx',
    find: "check.isError ? 'unreachable' : wasSignedIn ? 'ended' : undefined",
    replace: "wasSignedIn ? 'ended' : undefined",
    test: { file: 'session/unreachable-check.spec.ts', title: 'a check that is 500 leads to sign-in with the reason' },
  },
  {
    name: 'an edit that comes back is not told',
    file: 'src/session/use-personal-input.ts',
    find: "if (isBack) showToast('RESTORED_INPUT');",
    replace: '',
    test: { file: kept, title: 'an obligation that stops a save gives the edit back after it' },
  },
  {
    name: 'an edit outlives a sign-out that the user asked for',
    file: 'src/session/sign-out.ts',
    find: 'if (reason === undefined && !isOwnStep) dropInput();\n  else sealInput();',
    replace: 'sealInput();',
    test: {
      file: 'session/kept-input-password.spec.ts',
      title: 'a user who logs out instead of choosing a password drops the edit',
    },
  },
  {
    name: 'the settings drop an edit without a question',
    file: 'src/features/localization/LocalizationScreen.tsx',
    find: 'useUnsavedChanges(isDirty, forget);',
    replace: '',
    test: {
      file: 'settings/account-settings.spec.ts',
      title: 'the back button asks before it drops unsaved changes',
    },
  },
  {
    name: 'sign-in does not say that the user was inactive',
    file: expiry,
    find: "isInactive ? 'inactive' : 'otherTab'",
    replace: "'otherTab'",
    test: { file: kept, title: 'the end of the countdown is explained at sign-in, and the edit is there after it' },
  },
  {
    name: 'a missing permission leads to sign-in',
    file: 'src/app/routes/SessionRequired.tsx',
    find: 'if (status === 403) return <Redirect to={paths.unauthorized({ traceId })} />;',
    replace: '',
    test: {
      file: 'sign-in/login-entry.spec.ts',
      title: 'a user without access to the product sees the unauthorized page, not a redirect loop',
    },
  },
  {
    name: 'the other tabs do not learn of a sign-out',
    file: 'src/session/sign-out.ts',
    find: "broadcastToTabs({ type: 'signed-out', ...signedOutState(reason ?? 'otherTab') });",
    replace: '',
    test: { file: kept, title: 'the inactivity that one tab notices is explained in all' },
  },
  {
    name: 'a flag that cannot be read is not told',
    file: 'src/session/flags.ts',
    find: "showToast('FAILED_TO_GET_FEATURE_FLAG');",
    replace: 'return false;',
    test: {
      file: 'registration/user-confirmation-elsewhere.spec.ts',
      title: 'shows a toast and offers no linking when the flag lookup fails',
    },
  },
  {
    name: 'a warning after "Stay logged in" begins at 10 seconds',
    file: expiry,
    find: "phase.kind === 'warn' ? phase.seconds : null",
    replace: "phase.kind === 'warn' ? Math.min(phase.seconds, 10) : null",
    test: { file: watch, title: 'a session with under 60 seconds left shows the modal with the seconds' },
  },
  {
    name: 'a repeated check of obligations drops what is typed',
    file: 'src/session/use-asked.ts',
    find: ' || isRepeated',
    replace: '',
    test: { file: 'session/two-tabs.spec.ts', title: 'a language that another tab chooses leaves what is typed' },
  },
];
