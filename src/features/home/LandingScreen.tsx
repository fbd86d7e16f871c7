import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/response/api-error';
import { isOwnHome, landingQuery } from '../../session/landing';
import { goTo } from '../../navigation/navigation';
import { Redirect } from '../../navigation/Redirect';
import { configuredTarget } from '../../navigation/redirects';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';

/** Without a response the target is the product home. An obligation or an ended session comes first. */
export default function LandingScreen() {
  const { t } = useTranslation('session', { keyPrefix: 'home' });
  const landing = useQuery(landingQuery);
  const isTakenOver = isApiError(landing.error) && landing.error.handled;
  const target = landing.isPending || isTakenOver ? null : (landing.data ?? configuredTarget('home'));
  const staysHere = target !== null && isOwnHome(target);
  useEffect(() => {
    if (target !== null && !staysHere) goTo(target, { replace: true });
  }, [target, staysHere]);
  // Navigates in the page, without loading a new document: the user data is only moments old.
  if (staysHere) return <Redirect to={target} />;
  return (
    <>
      <StepHeading>{t('leaving')}</StepHeading>
      <SlowNotice busy />
    </>
  );
}
