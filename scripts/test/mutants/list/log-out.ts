import type { Mutant } from '../mutant';

const screen = 'src/features/logout/EndOfSession.tsx';
const logout = 'sign-in/logout.spec.ts';

export const logOut: readonly Mutant[] = [
  {
    name: 'a log-out forgets the target',
    file: screen,
    find: 'afterLogout: afterLogoutOf(state),\n          search,',
    replace: "afterLogout: afterLogoutOf(state),\n          search: '',",
    test: { file: logout, title: '/auth/logout ends the session and goes to login with the same query' },
  },
  {
    name: 'a log-out everywhere forgets the target',
    file: screen,
    find: 'withSearch(paths.login(), search)',
    replace: 'paths.login()',
    test: { file: logout, title: 'ends all sessions, then goes to login with the query' },
  },
  {
    name: 'a log-out everywhere ends one session',
    file: screen,
    find: 'endSession(queries, { all, isOwnStep',
    replace: 'endSession(queries, { isOwnStep',
    test: { file: logout, title: 'ends all sessions, then goes to login with the query' },
  },
  {
    name: 'a switch of clients ends at the other sign-in system without the message',
    file: screen,
    find: "readStored('switchDetails') !== undefined",
    replace: 'false',
    test: { file: logout, title: 'goes directly to the switch-clients message page during a client switch' },
  },
  {
    name: 'a log-out without a response says for sure that the user is logged in',
    file: 'src/features/logout/StillLoggedIn.tsx',
    find: "isConnectionProblem(error) ? 'unknown' : 'failed'",
    replace: "'failed'",
    test: { file: logout, title: 'a log-out without a response says that the user may still be logged in' },
  },
  {
    name: 'a failed log-out does not change the title of the page',
    file: 'src/features/logout/StillLoggedIn.tsx',
    find: 'usePageError(true);',
    replace: '',
    test: {
      file: logout,
      title: 'a log-out that fails says that the user is still logged in, and a press tries again',
    },
  },
  {
    name: 'a link of another site ends every session at once',
    file: 'src/features/logout/LogoutAllSessionsScreen.tsx',
    find: 'if (!isConfirmed && mustAskBeforeEnd(state)) return',
    replace: 'if (false) return',
    test: { file: 'sign-in/logout-by-link.spec.ts', title: 'a link of another site asks before it ends every session' },
  },
];
