import type { Mutant } from '../mutant';

const leave = 'src/features/step-up/step-up.leave.ts';

/** Step-up, and the security tab whose changes ask for it. */
export const stepUp: readonly Mutant[] = [
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
];
