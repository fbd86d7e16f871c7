import { useTranslation } from 'react-i18next';
import { writeKept } from '../../forms/kept-input';
import { goTo } from '../../navigation/navigation';
import { isConnectionProblem } from '../../platform/outcomes';
import { withQuery } from '../../navigation/path';
import { configuredTarget, safeRedirect, uncheckedRedirectUrl } from '../../navigation/redirects';
import type { SafeUrl } from '../../navigation/safe-url';
import { withoutTokens } from '../../navigation/without-tokens';
import { showResult } from '../../navigation/results';
import { useSubmission } from '../../forms/use-submission';
import { focusById } from '../../ui/focus';
import { EmailForm } from './EmailForm';
import { KEPT_EMAIL } from './recovery.api';
import { discoverProvider } from './sso-login.api';

export default function SsoLoginScreen() {
  const { t } = useTranslation('recovery');
  const search = useSubmission(discoverProvider, {
    onSuccess: (found) => {
      switch (found.kind) {
        case 'found':
          writeKept(KEPT_EMAIL, '');
          goTo(withTarget(found.url));
          break;
        case 'notFound':
          tellNotFound();
          break;
        case 'refused':
          showResult('FAILURE_SSO_LOGIN_REQUEST', {
            returnUrl: uncheckedRedirectUrl(window.location.search).redirectUrl,
          });
          break;
      }
    },
    onError: (error) => {
      if (!isConnectionProblem(error)) tellNotFound();
    },
  });
  const { cancel, result, error } = search;
  const isLeaving = result?.kind === 'found' || result?.kind === 'refused';

  function tellNotFound() {
    focusById('email');
  }

  const hasNoConnection = isConnectionProblem(error);
  const isNotFound = result?.kind === 'notFound' || (error !== null && !hasNoConnection);
  return (
    <EmailForm
      // A new key remounts the form, which clears it.
      key={result?.kind === 'found' ? 'cleared' : 'asking'}
      title={t('ssoLogin.title')}
      subtitle={t('ssoLogin.subtitle')}
      back={t('cancel')}
      busyLabel={t('ssoLogin.searching')}
      isBusy={search.isBusy || isLeaving}
      refused={isNotFound ? t('ssoLogin.notFound') : undefined}
      hasNoConnection={hasNoConnection}
      announceKey={search.announceKey}
      onSubmit={(email) => search.submit(email)}
      onCancel={cancel}
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
