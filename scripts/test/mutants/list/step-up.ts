import type { Mutant } from '../mutant';

const leave = 'src/features/step-up/step-up.leave.ts';
const securityTab = 'security/security-tab.spec.ts';

/** Step-up, and the security tab whose changes ask for it. */
export const stepUp: readonly Mutant[] = [
  {
    name: 'the code step says twice what to do',
    file: 'src/features/step-up/EnterCode.tsx',
    find: 'useEffectEvent(() => announce(hint()))',
    replace: 'useEffectEvent(() => (announce(hint()), announce(hint())))',
    test: { file: 'accessibility/spoken.spec.ts', title: 'the code step of step-up says what to do' },
  },
  {
    name: 'a sent code of a step-up is not confirmed',
    file: 'src/features/step-up/use-step-up.ts',
    find: "if (challenge.resendAt !== null) showToast('CODE_SENT');",
    replace: '',
    test: { file: 'step-up/step-up-methods.spec.ts', title: 'Text message: the sent code' },
  },
  {
    name: 'a reload of a step-up asks for the method again',
    file: 'src/features/step-up/use-step-up.ts',
    find: "if (step !== 'left') keep();",
    replace: '',
    test: { file: 'step-up/step-up-code.spec.ts', title: 'survives a reload, which sends no other code' },
  },
  {
    name: 'a step-up that ends by wrong codes is not told',
    file: leave,
    find: "if (end === 'error') showToast('STEP_UP_ERROR');",
    replace: '',
    test: { file: 'step-up/step-up-code.spec.ts', title: 'ends after five wrong tries: a toast shows' },
  },
  {
    name: 'another tab does not learn of a step-up',
    file: leave,
    find: "if (end === 'success') broadcastToTabs({ type: 'signed-in' });",
    replace: '',
    test: { file: 'step-up/step-up-tabs.spec.ts', title: 'is confirmed in both tabs by a confirmation in one' },
  },
  {
    name: 'the field of the code has no focus',
    file: 'src/features/step-up/EnterCode.tsx',
    find: "focusById('code');",
    replace: '',
    test: { file: 'step-up/step-up-methods.spec.ts', title: 'Phone call: the sent code' },
  },
  {
    name: 'the mobile app does not learn of a step-up',
    file: leave,
    find: 'postMobileEvent({ type: `step-up-${end}` });',
    replace: '',
    test: { file: 'step-up/step-up-app.spec.ts', title: 'sends an event on success and goes back a page' },
  },
  {
    name: 'the last way to sign in can be deleted',
    file: 'src/features/security/Passkeys.tsx',
    find: '{!isLastWayToSignIn && (',
    replace: '{true && (',
    test: { file: securityTab, title: 'the last way to sign in cannot be deleted' },
  },
  {
    name: 'a page of the activity has twenty entries',
    file: 'src/features/security/security.api.ts',
    find: 'limit: 10,',
    replace: 'limit: 20,',
    test: { file: securityTab, title: 'the activity comes in pages' },
  },
  {
    name: '"This wasn’t me" ends no session',
    file: 'src/features/security/Activity.tsx',
    find: '(_entry: ActivityEntry) => endOtherSessions()',
    replace: 'async (_entry: ActivityEntry) => undefined',
    test: { file: securityTab, title: 'the activity comes in pages' },
  },
  {
    name: 'a link begins a change of the security',
    file: 'src/features/security/SecurityTab.tsx',
    find: 'return named === noted ? named : null;',
    replace: 'return named;',
    test: { file: 'security/resumed-change.spec.ts', title: 'a link that names app begins nothing' },
  },
  {
    name: 'a level of step-up that does not exist is asked for',
    file: 'src/features/step-up/step-up.params.ts',
    find: '/^[0-3]$/',
    replace: '/^[0-9;.]+$/',
    test: { file: 'src/features/step-up/step-up.flow.test.ts', title: 'uses level 3 for requiredLevel' },
  },
];
