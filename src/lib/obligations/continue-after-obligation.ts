import { authentication } from '../../api/clients';
import { isApiError } from '../../api/response/api-error';
import { done } from '../../api/response/unwrap';
import { goTo } from '../navigation/navigation';
import { safeRedirect } from '../navigation/redirects';
import { handleObligation } from './handle-obligation';

/**
 * Continues after the user has satisfied an obligation (see docs/product/4-states.md#obligation-pages). If another
 * obligation is open, that one comes first. Otherwise the user goes to the `redirectUrl` of the query or to `home`. A
 * check that fails for another reason blocks no user, because the server enforces its obligations itself.
 * @param home target without a `redirectUrl`
 */
export async function continueAfterObligation(search: string, home: string): Promise<void> {
  try {
    await done(authentication.GET('/check-obligations', {}), { skipHooks: ['obligation'] });
  } catch (error) {
    if (isApiError(error) && error.obligation && handleObligation(error.obligation, { error, asPage: true })) return;
  }
  const target = new URLSearchParams(search).get('redirectUrl');
  goTo(target === null ? home : safeRedirect(target));
}
