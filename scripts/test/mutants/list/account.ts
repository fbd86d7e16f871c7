import type { Mutant } from '../mutant';

const clients = 'src/features/switch-clients';
const switching = 'settings/switch-clients.spec.ts';
const addClient = 'settings/add-client.spec.ts';

export const account: readonly Mutant[] = [
  {
    name: 'a changed password is not confirmed',
    file: 'src/features/change-password/ChangePasswordForm.tsx',
    find: "showToastAcrossReload('CHANGE_PW_SUCCESS_MESSAGE');",
    replace: '',
    test: {
      file: 'settings/change-password.spec.ts',
      title: 'the modal counts down from 10 seconds, and at zero all sessions end',
    },
  },
  {
    name: 'the search of clients shows pages of four',
    file: `${clients}/AddClient.tsx`,
    find: '.slice(0, CLIENT_SEARCH.pageSize)',
    replace: '.slice(0, 4)',
    test: { file: addClient, title: 'searches after a typing pause, shows pages of five' },
  },
  {
    name: 'the search of clients is 500 px wide',
    file: 'src/ui/dialog.css',
    find: 'min(750px,',
    replace: 'min(500px,',
    test: { file: addClient, title: 'searches after a typing pause, shows pages of five' },
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
    test: { file: 'security/security-service.spec.ts', title: 'has no tab and makes no call where the flag is off' },
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
  {
    name: 'a switch of clients is not confirmed',
    file: `${clients}/SwitchClientsScreen.tsx`,
    find: "showToast('SWITCHED_CLIENT', { client: client.name });",
    replace: '',
    test: { file: switching, title: 'reload user and associates after a 204: the new client is active' },
  },
  {
    name: 'the other tabs do not learn of a switch of clients',
    file: `${clients}/SwitchClientsScreen.tsx`,
    find: "broadcastToTabs({ type: 'client-switched' });",
    replace: '',
    test: { file: 'session/two-tabs.spec.ts', title: 'a client switch in one tab shows in the other' },
  },
  {
    name: 'a switch logs the user out without a question',
    file: `${clients}/SwitchClientsScreen.tsx`,
    find: 'if (signsOut && !(await ask(question(associate.client.name)))) return;',
    replace: '',
    test: { file: switching, title: 'warn before a switch that logs the user out' },
  },
  {
    name: 'a client in service is provisioned with every role',
    file: `${clients}/switch-clients.api.ts`,
    find: '.filter(({ role }) => !(client.isTransitionedToService && role === IC_USER))',
    replace: '',
    test: { file: addClient, title: 'provisions a client that is transitioned to service without' },
  },
  {
    name: 'a revoked device looks like the others',
    file: 'src/features/devices/DevicesScreen.tsx',
    find: 'isMuted={isRevoked}',
    replace: '',
    test: { file: 'settings/devices.spec.ts', title: 'a device is revoked after a question' },
  },
  {
    name: 'saved regional settings reach no cookie',
    file: 'src/features/localization/LocalizationScreen.tsx',
    find: 'writeRegionalCookies({ language: now.preferredLanguage, region: now.region, timezone: now.timezone });',
    replace: '',
    test: { file: 'settings/localization.spec.ts', title: 'saving sets the cookies for a year' },
  },
  {
    name: 'the time zones of the chosen region do not come first',
    file: 'src/features/localization/localization.api.ts',
    find: "header: { 'user-language': language, 'user-region': region }",
    replace: "header: { 'user-language': language }",
    test: { file: 'settings/localization.spec.ts', title: 'regions show in the language of the page, time zones' },
  },
  {
    name: 'saved regional settings are not confirmed',
    file: 'src/features/localization/LocalizationScreen.tsx',
    find: ", 'CHANGED_REGIONAL_SETTINGS');",
    replace: ');',
    test: { file: 'settings/localization.spec.ts', title: 'saving sets the cookies for a year' },
  },
  {
    name: 'a region shows its code until the list of regions has loaded',
    file: 'src/features/localization/LocalizationScreen.tsx',
    find: "nameOfCode('region', chosen.region, language)",
    replace: 'chosen.region',
    test: { file: 'settings/localization.spec.ts', title: 'each field names its value before its options have loaded' },
  },
];
