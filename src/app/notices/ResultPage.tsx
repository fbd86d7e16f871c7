import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useBrandName } from '../../session/brand';
import { CheckEmail } from '../../features/recovery/CheckEmail';
import { stateOfKnownUsername } from '../../forms/kept-input/identifier';
import { getConfig } from '../../config/config';
import { BUILD } from '../../api/logging';
import { isMobileWebView, postMobileEvent } from '../../platform/mobile-bridge';
import { useOwnTitle, usePageError } from '../../navigation/page-title';
import { paths } from '../../navigation/paths';
import { goTo } from '../../navigation/navigation';
import { configuredTarget, currentPage, linkTo, toRelativePath } from '../../navigation/redirects';
import { entryState } from '../../navigation/entry';
import { canTryAgain } from '../../navigation/results';
import { readResult, type Result } from '../../navigation/read-result';
import { type Continuation, isRequest, resultEntry, type ResultKind } from '../../navigation/result-kinds';
import { Button } from '../../ui/Button';
import { CopyValue } from '../../ui/CopyValue';
import { Countdown } from '../../ui/Countdown';
import { LinkButton } from '../../ui/LinkButton';
import { useRemainingSeconds } from '../../ui/use-remaining-seconds';
import { ResultLayout } from '../../ui/ResultLayout';

export default function ResultPage() {
  const { pathname, state } = useLocation();
  const result = readResult(state);
  const canGoBack = canTryAgain(result) && pathname !== paths.notification();
  return <ResultView result={result} onTryAgain={canGoBack ? tryAgain : undefined} />;
}

function tryAgain(): void {
  const { result: _result, ...state } = entryState();
  goTo(currentPage(), { replace: true, state });
}

interface ResultViewProps {
  result: Result;
  onTryAgain?: (() => void) | undefined;
}

/** Exported for routes that show a result without navigation state. */
export function ResultView({ result, onTryAgain }: ResultViewProps) {
  const { t } = useTranslation('results');
  const { t: shell } = useTranslation('shell');
  const { search } = useLocation();
  const { status } = resultEntry(result.kind);
  const brand = useBrandName();
  /** The user waits for an email, so the link onward is not what comes next. */
  const request = result.email !== undefined && isRequest(result.kind) ? result.kind : undefined;
  const isWaiting = useRemainingSeconds(result.until ?? 0) > 0;
  const title = t(`${result.kind}.title`);
  usePageError(status === 'error');
  useOwnTitle(shell('title.withBrand', { page: title, brand }));
  const wayOn = onTryAgain ? (
    <>
      <Button variant="primary" wide disabled={isWaiting} onClick={onTryAgain}>
        {t('tryAgain')}
      </Button>
      <WayOn result={result} search={search} variant="secondary" />
    </>
  ) : (
    <WayOn result={result} search={search} variant={request && 'secondary'} />
  );
  return (
    <ResultLayout
      status={status}
      isInMail={request !== undefined}
      title={title}
      traceId={result.traceId}
      version={status === 'error' ? shell('crash.version', { version: BUILD }) : undefined}
      action={
        request ? (
          <CheckEmail kind={request} result={result}>
            {wayOn}
          </CheckEmail>
        ) : (
          wayOn
        )
      }
    >
      {t(`${result.kind}.message`)}
      {result.until !== undefined && (
        <p>
          <Countdown until={result.until} />
        </p>
      )}
      {result.registrationCode !== undefined && (
        <p className="app-registration-code">
          {t('registrationCode')} <CopyValue value={result.registrationCode} action={t('copyRegistrationCode')} />
        </p>
      )}
    </ResultLayout>
  );
}

const LOGIN_IS_NEXT: Partial<Record<ResultKind, true>> = {
  SUCCESS_FORGOT_PASS_RESET: true,
  SUCCESS_CREATE_ACCOUNT: true,
  SUCCESS_ACCOUNT_ALREADY_CREATED: true,
};

function WayOn({ result, search, variant }: { result: Result; search: string; variant?: 'secondary' | undefined }) {
  const { t } = useTranslation('results');
  const { continuation, mobileEvent } = resultEntry(result.kind);
  const isLoginNext = result.kind in LOGIN_IS_NEXT;
  const label = t(isLoginNext ? 'continue.loginNow' : `continue.${continuation}`);
  if (mobileEvent !== undefined && isMobileWebView()) {
    return (
      <Button variant={variant ?? 'primary'} wide onClick={() => postMobileEvent({ type: mobileEvent })}>
        {label}
      </Button>
    );
  }
  const target = targetOf(continuation, result, search);
  const state = isLoginNext ? stateOfKnownUsername(result.identifier) : { identifier: result.identifier };
  return (
    <LinkButton wide variant={variant} {...linkTo(target, state)}>
      {label}
    </LinkButton>
  );
}

function targetOf(continuation: Continuation, result: Result, search: string): string {
  const query = new URLSearchParams(search);
  switch (continuation) {
    case 'login':
      return paths.login({ redirectUrl: result.returnUrl ?? '' });
    case 'landing':
      return configuredTarget('landing');
    case 'redirect':
      return toRelativePath(result.returnUrl ?? query.get('redirectUrl') ?? query.get('returnUrl'));
    case 'forgotPassword':
      return paths.forgotPassword();
    case 'registrationPortal':
      return getConfig().links.registrationPortal;
  }
}
