import './security.css';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { offersSecurityQuery } from '../../session/account-security';
import { useResume } from '../../session/resume';
import { focusHome } from '../../ui/focus-home';
import { keepFocusWithin } from '../../ui/keep-focus-within';
import { Skeleton } from '../../ui/Skeleton';
import { Activity } from './Activity';
import { Passkeys } from './Passkeys';
import { SecondSteps } from './SecondSteps';
import { Sessions } from './Sessions';
import { Summary } from './Summary';
import { WaysToSignIn } from './WaysToSignIn';
import { PartsWait, usePartsWait } from './together';

/**
 * /auth/account-settings/security: how the user signs in, second steps, where the account is in use, and what happened
 * to it. Each part loads and fails on its own.
 */
export default function SecurityTab() {
  const { t } = useTranslation('security');
  // The frame checks whether the user has this tab, and otherwise leads elsewhere. Until then, the tab calls nothing.
  const { data: isOffered } = useQuery({ ...offersSecurityQuery, enabled: false });
  return isOffered === true ? <Parts /> : <Skeleton label={t('loading')} shape="fields" />;
}

function Parts() {
  const { t } = useTranslation('security');
  const resume = useResume();
  return (
    <div className="security" ref={keepFocusWithin} {...focusHome}>
      <div className="security__intro">
        <h2>{t('title')}</h2>
        <p>{t('about')}</p>
      </div>
      <PartsWait value={usePartsWait()}>
        <Summary />
        <WaysToSignIn />
        <Passkeys resume={resume} />
        <SecondSteps resume={resume} />
        <Sessions />
        <Activity />
      </PartsWait>
    </div>
  );
}
