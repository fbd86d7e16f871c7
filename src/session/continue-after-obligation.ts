import { isApiError } from '../api/response/api-error';
import { goTo } from '../navigation/navigation';
import { redirectTarget } from '../navigation/redirects';
import type { SafeUrl } from '../navigation/path';
import { wayAfterSignIn } from './passkeys/after-sign-in';
import { checkObligations, handleObligation } from './handle-obligation';
import type { ObligationLike, Place } from './obligations';

/**
 * Continues after the user has satisfied an obligation. If another obligation is open, that one comes first. Otherwise
 * the user goes to the `redirectUrl` of the query or to `home`. A check that fails for another reason blocks no user,
 * because the server enforces its obligations itself.
 *
 * The next page replaces the history entry, so that Back does not reopen the finished form.
 * @param home target without a `redirectUrl` that the app may follow
 */
export async function continueAfterObligation(search: string, home: SafeUrl): Promise<void> {
  const target = redirectTarget(search, home);
  try {
    await checkObligations(['obligation']);
  } catch (error) {
    if (isApiError(error) && error.obligation) {
      const at = wayBack(error.obligation, target);
      if (handleObligation(error.obligation, { error, at, asPage: true })) return;
    }
  }
  goTo(await wayAfterSignIn(target), { replace: true });
}

/**
 * The page to which the next obligation returns: the target, not the page that is finished. A login obligation keeps
 * the query of this page, which holds the target. A target on another origin is no page of this app.
 */
export function wayBack(obligation: ObligationLike, target: SafeUrl): Place {
  const keepsQuery = obligation.kind === 'command' && obligation.isLoginObligation;
  const url = new URL(target, location.origin);
  return keepsQuery || url.origin !== location.origin ? location : url;
}
