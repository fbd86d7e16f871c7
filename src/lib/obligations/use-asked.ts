import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { isRecord } from '../../api/response/record';
import { useText } from '../i18n/i18n';
import { configuredTarget, isOwnRoute, redirectTarget } from '../navigation/redirects';
import { obligationsQuery } from '../session/session';
import { obligationTexts } from './texts';

/**
 * Whether anything asks for the obligation page that is open, for `<WhenAsked>`. A user can also come by an old bookmark
 * or by Back. The result holds what such a user reads, and the way on: the `redirectUrl` of the query or the home.
 *
 * The app marks the history entry when it sends the user to the page (see `handleObligation`). The page then trusts the
 * refused call, even if the check knows of no obligation: otherwise the user would go back and forth. A failed check
 * counts as asked, because the page still works.
 */
export function useAsked() {
  const t = useText(obligationTexts);
  const { search, state } = useLocation();
  const isSent = isRecord(state) && state.isAsked === true;
  const check = useQuery({
    ...obligationsQuery,
    enabled: !isSent,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const target = redirectTarget(search, configuredTarget('home'));
  return {
    // Waits for a new answer: the cache may hold an older "no obligation" from the page before.
    step: isSent || check.isError ? 'asked' : check.isFetchedAfterMount ? 'nothing' : 'loading',
    texts: {
      title: t('none.title'),
      message: t('none.message'),
      loading: t('none.loading'),
      continue: t('saml.continue'),
    },
    target: isOwnRoute(target) ? { to: target } : { href: target },
  } as const;
}
