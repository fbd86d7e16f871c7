import './security.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { readStored, removeStored } from '../../platform/storage';
import { goTo } from '../../navigation/navigation';
import { paths } from '../../navigation/paths';
import { offersSecurityQuery } from '../../session/account-security';
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

/**
 * Returns the change that needed a step-up, to open it again. Reads it once and removes it, also from the address: a
 * reload, Back or a saved link must not begin it again.
 */
function useResume(): string | null {
  const { search } = useLocation();
  const [named] = useState(() => new URLSearchParams(search).get('resume'));
  const [noted] = useState(() => readStored('changeToResume'));
  const forget = useEffectEvent(() => {
    removeStored('changeToResume');
    if (named !== null) goTo(paths.accountSettings({ tab: 'security' }), { replace: true });
  });
  useEffect(() => forget(), []);
  return named === noted ? named : null;
}
