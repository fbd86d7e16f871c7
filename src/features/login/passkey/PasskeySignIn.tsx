import { useText } from '../../../lib/i18n/i18n';
import { timeOfDay } from '../../../lib/i18n/time-zone';
import { usePageError } from '../../../lib/navigation/page-title';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { KeyIcon } from '../../../ui/Icons';
import { loginTexts } from '../texts';
import type { PasskeyLogin, PasskeyProblem } from './passkey.api';
import { passkeySignInTexts } from './texts';
import { usePasskeySignIn } from './use-passkey-sign-in';

interface PasskeySignInProps {
  /** The form signs in or leaves. */
  isPaused: boolean;
  onSignedIn: (answer: PasskeyLogin) => void;
}

/**
 * The button of the sign-in page for a passkey, and the suggestions of its username field (see
 * docs/product/2-screens.md#login). Loads on demand, and only where the platform and the browser have passkeys.
 */
export default function PasskeySignIn({ isPaused, onSignedIn }: PasskeySignInProps) {
  const t = useText(passkeySignInTexts);
  const { isOff, busy, problem, failures, prepare, press } = usePasskeySignIn({ isPaused, onSignedIn });
  usePageError(problem !== null);
  if (isOff) return null;
  return (
    <div className="login-passkey">
      <Button
        wide
        icon={<KeyIcon />}
        busy={busy !== null}
        busyLabel={t('waiting')}
        onPointerDown={prepare}
        onFocus={prepare}
        onClick={() => void press()}
      >
        {t('button')}
      </Button>
      {problem !== null && (
        <Banner tone="error" announceKey={failures}>
          <PasskeyProblemText problem={problem} />
        </Banner>
      )}
    </div>
  );
}

/** What happened and what to do next. Failures of every sign-in have the words of the form. */
function PasskeyProblemText({ problem }: { problem: PasskeyProblem }) {
  const t = useText(passkeySignInTexts);
  const tLogin = useText(loginTexts);
  switch (problem.kind) {
    case 'suspended':
    case 'inactive':
    case 'connection':
    case 'generic':
      return <p>{tLogin(`problem.${problem.kind}`)}</p>;
    case 'wait':
      return <p>{t('problem.wait', { time: timeOfDay(problem.until) })}</p>;
    default:
      return <p>{t(`problem.${problem.kind}`)}</p>;
  }
}
