import type { Mutant } from '../mutant';

const screen = 'src/features/impersonation/ImpersonationScreen.tsx';
const spec = 'settings/impersonation.spec.ts';

export const impersonation: readonly Mutant[] = [
  {
    name: 'a started impersonation is not confirmed',
    file: screen,
    find: "showToast('IMPERSONATION_STARTED');",
    replace: '',
    test: { file: spec, title: 'success stores the three session values of the headers' },
  },
  {
    name: 'the mode of the acting session is not stored',
    file: 'src/features/impersonation/impersonation.api.ts',
    find: "headers.get('acting-session-mode') ?? ''",
    replace: "''",
    test: { file: spec, title: 'success stores the three session values of the headers' },
  },
  {
    name: 'a missing reason loses the focus',
    file: screen,
    find: 'if (checkReason(reason) !== null) field.current?.focus();',
    replace: 'if (checkReason(reason) !== null) return;',
    test: { file: spec, title: 'the form names client and associate; the reason is required' },
  },
  {
    name: 'a started impersonation leads to the home',
    file: screen,
    find: "goTo(configuredTarget('postImpersonationUrl'));",
    replace: "goTo(configuredTarget('home'));",
    test: { file: spec, title: 'a start leads to the post-impersonation page of the configuration' },
  },
];
