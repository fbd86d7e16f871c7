import './security.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../lib/i18n/i18n';
import { offersSecurityQuery } from '../../lib/session/account-security';
import { focusHome } from '../../ui/focus-home';
import { keepFocusWithin } from '../../ui/keep-focus-within';
import { Skeleton } from '../../ui/Skeleton';
import { Activity } from './Activity';
import { Passkeys } from './Passkeys';
import { SecondSteps } from './SecondSteps';
import { Sessions } from './Sessions';
import { WaysToSignIn } from './WaysToSignIn';
import { securityTexts } from './texts';
import { PartsWait, usePartsWait } from './together';

/**
 * /auth/account-settings/security (see docs/product/2-screens.md#security): how the user signs in, second steps, where
 * the account is in use, and what happened to it. Each part loads and fails on its own.
 */
export default function SecurityTab() {
  const t = useText(securityTexts);
  // The frame asks whether the user has this tab, and leads elsewhere if not. Until then, the tab calls nothing.
  const { data: isOffered } = useQuery({ ...offersSecurityQuery, enabled: false });
  return isOffered === true ? <Parts /> : <Skeleton label={t('loading')} shape="fields" />;
}

function Parts() {
  const t = useText(securityTexts);
  const { search } = useLocation();
  // A change that asked for a step-up opens again. Read once, so that a closed dialog stays closed.
  const [resume] = useState(() => new URLSearchParams(search).get('resume'));
  return (
    <div className="security" ref={keepFocusWithin} {...focusHome}>
      <div className="security__intro">
        <h2>{t('title')}</h2>
        <p>{t('about')}</p>
      </div>
      <PartsWait value={usePartsWait()}>
        <WaysToSignIn />
        <Passkeys resume={resume} />
        <SecondSteps resume={resume} />
        <Sessions />
        <Activity />
      </PartsWait>
    </div>
  );
}
