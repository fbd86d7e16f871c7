import type { Mutant } from '../mutant';

export const account: readonly Mutant[] = [
  {
    name: 'a changed password is not confirmed',
    file: 'src/features/change-password/ChangePasswordForm.tsx',
    find: "showToastAcrossReload('CHANGE_PW_SUCCESS_MESSAGE');",
    replace: '',
    test: { file: 'settings/change-password.spec.ts', title: 'after the password change' },
  },
  {
    name: 'the search of clients shows pages of four',
    file: 'src/features/switch-clients/AddClient.tsx',
    find: '.slice(0, CLIENT_SEARCH.pageSize)',
    replace: '.slice(0, 4)',
    test: { file: 'settings/add-client.spec.ts', title: 'searches after a typing pause, shows pages of five' },
  },
  {
    name: 'the search of clients is 500 px wide',
    file: 'src/ui/dialog.css',
    find: 'min(750px,',
    replace: 'min(500px,',
    test: { file: 'settings/add-client.spec.ts', title: 'searches after a typing pause, shows pages of five' },
  },
  {
    name: 'the tabs become a dropdown below 700 px',
    file: 'src/ui/route-tabs.css',
    find: '    display: none;\n    @media (max-width: 559.98px) {',
    replace: '    display: none;\n    @media (max-width: 699.98px) {',
    test: { file: 'settings/account-settings.spec.ts', title: 'the tabs become a dropdown below 560 px only' },
  },
  {
    name: 'the flag of account security is ignored',
    file: 'src/session/account-security.ts',
    find: "if (!(await readFlag('enableAccountSecurity', signal).catch(() => false))) return false;",
    replace: '',
    test: { file: 'security/security-tab.spec.ts', title: 'has no tab and makes no call where the flag is off' },
  },
  {
    name: 'a changed password stores no flag',
    file: 'src/features/change-password/ChangePasswordForm.tsx',
    find: "writeStored('passwordChanged', true);",
    replace: '',
    test: {
      file: 'settings/change-password.spec.ts',
      title: 'the stored flag leads to logout-all-sessions at once when the page opens again',
    },
  },
];
