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
  {
    name: 'the card of an impersonation is as wide as any',
    file: 'src/features/impersonation/impersonation.css',
    find: '--card: 28.125rem;',
    replace: '',
    test: { file: spec, title: 'the card of the form is 450 px wide, and as wide as a phone' },
  },
  {
    name: 'an associate who cannot be loaded is told in no toast',
    file: screen,
    find: "if (isFailed) showToast('IMPERSONATION_LOAD_FAILED');",
    replace: '',
    test: { file: spec, title: 'an associate that cannot be loaded shows a toast and a way back' },
  },
  {
    name: 'an impersonation stays in the bar after its time',
    file: 'src/app/overlays/ActingBar.tsx',
    find: "setTimeout(() => leave('IMPERSONATION_OVER'), Math.max(0, left))",
    replace: 'setTimeout(() => undefined, Math.max(0, left))',
    test: { file: spec, title: 'a running impersonation says so when its time is over' },
  },
  {
    name: 'Cancel leads to a page of any site',
    file: screen,
    find: "toRelativePath(query.get('returnUrl'))",
    replace: "((query.get('returnUrl') ?? '/') as ReturnType<typeof toRelativePath>)",
    test: { file: 'pages/routes.spec.ts', title: 'impersonation, cancelled: none leaves the site' },
  },
  {
    name: 'a refused impersonation gives the status instead of the reason',
    file: screen,
    find: '(error.errors[0]?.message ?? error.message)',
    replace: 'String(error.status)',
    test: { file: spec, title: "a refused start shows the server's message and keeps the reason" },
  },
];
