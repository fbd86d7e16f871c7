import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { isApiError } from '../../api/response/api-error';
import { getConfig } from '../../lib/config/config';
import { useText } from '../../lib/i18n/i18n';
import { isOwnHome, landingQuery } from '../../lib/navigation/landing';
import { goTo } from '../../lib/navigation/navigation';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import { homeTexts } from './texts';

/**
 * /authn/landing (see docs/product/2-screens.md#error-and-notice-routes): the authentication service decides where the
 * person lands; the product home when it cannot say. An obligation, or a session that has ended, takes over before
 * that.
 */
export default function LandingScreen() {
  const t = useText(homeTexts);
  const landing = useQuery(landingQuery);
  const isTakenOver = isApiError(landing.error) && landing.error.handled;
  const target = landing.isPending || isTakenOver ? null : (landing.data ?? getConfig().home);
  const staysHere = target !== null && isOwnHome(target);
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
