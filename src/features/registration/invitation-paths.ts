import { paths } from '../../navigation/paths';
import { uncheckedRedirectUrl } from '../../navigation/redirects';

/**
 * Builds the links between the registration pages. Each keeps the token and the `redirectUrl` of the current query,
 * because the last page continues to it. The target stays unchecked until then.
 * @param search the query of the current page with its "?", or an empty text
 */
export function invitationPaths(token: string, search: string) {
  const { redirectUrl } = uncheckedRedirectUrl(search);
  return {
    userConfirmation: () => paths.userConfirmation({ token, redirectUrl }),
    createAccount: () => paths.createAccount({ token, redirectUrl }),
    /** Without the token, which the caller passes in navigation state. */
    accountLinking: () => paths.accountLinking({ redirectUrl }),
    ssoPersonalInfo: () => paths.ssoPersonalInfo({ token, redirectUrl }),
  };
}
