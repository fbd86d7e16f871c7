import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { getConfig } from '../../config/config';
import { identifierOf, stateOfKnownUsername } from '../../forms/kept-input/identifier';
import { paths } from '../../navigation/paths';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { ResultLayout } from '../../ui/ResultLayout';
import { TextLink } from '../../ui/TextLink';
import { type Device, deviceOf, openAppOrStore } from './open-app';

export default function RegistrationSuccessScreen() {
  const { t } = useTranslation('registration', { keyPrefix: 'registration-success' });
  const device = deviceOf(navigator);
  const identifier = identifierOf(useLocation().state);
  return (
    <ResultLayout
      status="success"
      title={t('title')}
      action={
        device === 'desktop' ? (
          <WayToHome identifier={identifier} />
        ) : (
          <MobileWaysOn device={device} identifier={identifier} />
        )
      }
    >
      {t(device !== 'desktop' ? 'mobile' : identifier === undefined ? 'desktop' : 'desktopLogin')}
    </ResultLayout>
  );
}

/** A user with new credentials logs in first. With single sign-on there is a session already. */
function WayToHome({ identifier }: { identifier: string | undefined }) {
  const { t } = useTranslation('registration', { keyPrefix: 'registration-success' });
  const { home } = getConfig();
  return identifier === undefined ? (
    <LinkButton wide href={home}>
      {t('continue')}
    </LinkButton>
  ) : (
    <LinkButton wide to={paths.login({ redirectUrl: home })} state={stateOfKnownUsername(identifier)}>
      {t('login')}
    </LinkButton>
  );
}

function MobileWaysOn({ device, identifier }: { device: Exclude<Device, 'desktop'>; identifier: string | undefined }) {
  const { t } = useTranslation('registration', { keyPrefix: 'registration-success' });
  const { mobileApp, home } = getConfig();
  const storeUrl = device === 'ios' ? mobileApp.iosStoreUrl : mobileApp.androidStoreUrl;
  const stopWaiting = useRef<() => void>(undefined);
  useEffect(() => () => stopWaiting.current?.(), []);
  return (
    <>
      <Button
        variant="primary"
        wide
        onClick={() => {
          stopWaiting.current?.();
          stopWaiting.current = openAppOrStore(mobileApp.openUrl, storeUrl);
        }}
      >
        {t('openApp')}
      </Button>
      <TextLink href={storeUrl}>{t(`store.${device}`)}</TextLink>
      <TextLink href={mobileApp.openUrl}>{t('haveApp')}</TextLink>
      {identifier === undefined ? (
        <TextLink href={home}>{t('continueOnDesktop')}</TextLink>
      ) : (
        <TextLink to={paths.login({ redirectUrl: home })} state={stateOfKnownUsername(identifier)}>
          {t('continueOnDesktop')}
        </TextLink>
      )}
    </>
  );
}
