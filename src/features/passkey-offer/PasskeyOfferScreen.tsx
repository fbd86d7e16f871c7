import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../navigation/toasts';
import { useSubmission } from '../../forms/use-submission';
import { isOwnHome } from '../../session/landing';
import { goTo } from '../../navigation/navigation';
import { usePageError } from '../../navigation/page-title';
import { configuredTarget, redirectTarget } from '../../navigation/redirects';
import { registerNewPasskey } from '../../session/passkeys/registration';
import { tellAccount } from '../../session/passkeys/signals';
import { hasPasskeys } from '../../session/passkeys/support';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { StepHeading } from '../../ui/StepHeading';
import { problemText } from './passkey-offer.errors';

/** A step-up that the service asks for leads back here. */
export default function PasskeyOfferScreen() {
  const { t } = useTranslation('obligations', { keyPrefix: 'passkey-offer' });
  const { pathname, search } = useLocation();
  const goal = redirectTarget(search, configuredTarget('home'));
  const goOn = useEffectEvent(() => goTo(goal, { replace: true, inPage: isOwnHome(goal) }));
  const canCreate = hasPasskeys();
  useEffect(() => {
    if (!canCreate) goOn();
  }, [canCreate]);

  const creation = useSubmission(() => registerNewPasskey(() => ({ pathname, search })), {
    onSuccess: ({ account }) => {
      showToast('success', 'PASSKEY_CREATED');
      void tellAccount(account);
      leave();
    },
  });
  usePageError(creation.error !== null);

  function leave() {
    goTo(goal, { replace: true, inPage: isOwnHome(goal) });
  }

  if (!canCreate) return <StepHeading focus="never">{t('title')}</StepHeading>;
  return (
    <>
      <StepHeading subtitle={t('about')}>{t('title')}</StepHeading>
      {creation.error !== null && (
        <Banner tone="error" announceKey={creation.announceKey}>
          <p>{problemText(t, creation.error)}</p>
        </Banner>
      )}
      <Button variant="primary" wide busy={creation.isBusy} onClick={() => creation.submit(undefined)}>
        {t('create')}
      </Button>
      <Button variant="quiet" wide onClick={leave}>
        {t('later')}
      </Button>
      <p className="ui-field__hint">{t('hint')}</p>
    </>
  );
}
