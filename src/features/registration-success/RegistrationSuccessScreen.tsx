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
  const { home } = getConfig();
  // A user with new credentials logs in first. With single sign-on there is a session already.
  const toHome =
    identifier === undefined
      ? { href: home }
      : { to: paths.login({ redirectUrl: home }), state: stateOfKnownUsername(identifier) };
  return (
    <ResultLayout
      status="success"
      title={t('title')}
      action={
        device === 'desktop' ? (
          <LinkButton wide {...toHome}>
            {t(identifier === undefined ? 'continue' : 'login')}
          </LinkButton>
        ) : (
          <>
            <OpenApp device={device} />
            <TextLink {...toHome}>{t('continueOnDesktop')}</TextLink>
          </>
        )
      }
    >
      {t(device !== 'desktop' ? 'mobile' : identifier === undefined ? 'desktop' : 'desktopLogin')}
    </ResultLayout>
  );
}

function OpenApp({ device }: { device: Exclude<Device, 'desktop'> }) {
  const { t } = useTranslation('registration', { keyPrefix: 'registration-success' });
  const { mobileApp } = getConfig();
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
    </>
  );
}
