import { paths, targetIn, withQuery } from '../../lib/navigation/paths';

/**
 * Builds the links between the registration pages. Each keeps the token and the `redirectUrl` of the current query,
 * because the last page continues to it. The target stays unchecked until then.
 * @param search the query of the current page with its "?", or an empty text
 */
export function invitationPaths(token: string, search: string) {
  const target = targetIn(search);
  return {
    userConfirmation: () => withQuery(paths.userConfirmation(), { token, ...target }),
    createAccount: () => withQuery(paths.createAccount(token), target),
    /** Without the token, which the caller passes in navigation state. */
    accountLinking: () => withQuery(paths.accountLinking(), target),
    ssoPersonalInfo: () => withQuery(paths.ssoPersonalInfo(), { token, ...target }),
  };
}
