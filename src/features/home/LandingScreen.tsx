import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { authentication } from '../../api/clients';
import { unwrap } from '../../api/unwrap';
import { getConfig } from '../../lib/config';
import { useText } from '../../lib/i18n';
import { goTo } from '../../lib/navigation';
import { paths } from '../../lib/paths';
import { checkedTarget } from '../../lib/redirects';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import { homeTexts } from './home-texts';

/**
 * /authn/landing (spec 2): the authentication service decides where the person lands; the product home when it cannot say. It is asked
 * for JSON, since a script cannot look into the redirect that a navigation gets.
 */
export default function LandingScreen() {
  const t = useText(homeTexts);
  const landing = useQuery({
    queryKey: ['landing'],
    queryFn: ({ signal }) => unwrap(authentication.GET('/landing', { signal, headers: { Accept: 'application/json' } })),
    gcTime: 0,
    retry: false,
  });
  const target = landing.isPending ? null : landingTarget(landing.data?.targetUrl);
  const staysHere = target !== null && getConfig().showsHome && isHome(target);
  useEffect(() => {
    if (target !== null && !staysHere) goTo(target, { replace: true });
  }, [target, staysHere]);
  // Not a document of its own: what the page knows of the person is not a moment old.
  if (staysHere) return <Navigate replace to={target} />;
  return (
    <>
      <StepHeading>{t('leaving')}</StepHeading>
      <SlowNotice busy />
    </>
  );
}

/** A checked target that is a path of ours, and the home behind it: what follows it does not count. */
function isHome(target: string): boolean {
  return [paths.home(), paths.defaultHome()].includes(target.replace(/[?#].*/, ''));
}

/** Never this page itself: it would ask for ever. */
function landingTarget(targetUrl: string | undefined): string {
  const { home, landing } = getConfig();
  const target = checkedTarget(targetUrl) ?? home;
  return new URL(target, window.location.origin).pathname === new URL(landing, window.location.origin).pathname ? home : target;
}
