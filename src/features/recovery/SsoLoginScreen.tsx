import { useTranslation } from 'react-i18next';
import { goTo } from '../../navigation/navigation';
import { type SafeUrl, withQuery } from '../../navigation/path';
import { configuredTarget, safeRedirect, uncheckedRedirectUrl } from '../../navigation/redirects';
import { withoutTokens } from '../../navigation/without-tokens';
import { showResult } from '../../navigation/results';
import { EmailForm } from './EmailForm';
import { searchProblem } from './recovery.errors';
import { discoverProvider } from './sso-login.api';

export default function SsoLoginScreen() {
  const { t } = useTranslation('recovery');
  return (
    <EmailForm
      title={t('ssoLogin.title')}
      subtitle={t('ssoLogin.subtitle')}
      back={t('cancel')}
      busyLabel={t('ssoLogin.searching')}
      send={discoverProvider}
      problemOf={searchProblem}
      onSuccess={(url, { clear }) => {
        if (url === null) {
          const returnUrl = uncheckedRedirectUrl(window.location.search).redirectUrl;
          return showResult('FAILURE_SSO_LOGIN_REQUEST', { returnUrl });
        }
        clear();
        goTo(withTarget(url));
      }}
    />
  );
}

/** The longest RelayState that a provider must take (SAML 2.0 Bindings, 3.4.3). A longer one could fail the sign-in. */
const RELAY_STATE_BYTES = 80;

/** SAML 2.0 carries `RelayState` there and back. A start that knows its own target keeps it. */
function withTarget(start: SafeUrl): SafeUrl {
  const { redirectUrl } = uncheckedRedirectUrl(window.location.search);
  if (redirectUrl === '' || new URL(start, window.location.origin).searchParams.has('RelayState')) return start;
  const target = withoutTokens(safeRedirect(redirectUrl), configuredTarget('landing'));
  return new TextEncoder().encode(target).length > RELAY_STATE_BYTES ? start : withQuery(start, { RelayState: target });
}
