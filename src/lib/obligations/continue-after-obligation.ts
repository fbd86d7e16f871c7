import { authentication } from '../../api/clients';
import { isApiError } from '../../api/response/api-error';
import { done } from '../../api/response/unwrap';
import { goTo } from '../navigation/navigation';
import { safeRedirect } from '../navigation/redirects';
import { handleObligation } from './handle-obligation';

/**
 * After resolution the user goes to the redirectUrl query or the product home (see
 * docs/product/4-states.md#obligation-pages), unless the next of several obligations takes over first. A check that
 * fails otherwise keeps nobody: the gate itself stands on the server.
 * @param home where to go without a redirectUrl
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
