import { useTranslation } from 'react-i18next';
import { LOGIN_LOCKOUT_MINUTES } from '../../config/constants';
import { Banner } from '../../ui/Banner';
import { Countdown } from '../../ui/Countdown';
import { useRemainingSeconds } from '../../ui/use-remaining-seconds';
import { asksPassword, type LoginState, newsIn, problemIn, saysCheckFailed } from './login.flow';

interface LoginMessageProps {
  state: LoginState;
  onLockOver: () => void;
}

/** The place of a problem, or of a check of the username that failed. */
export function LoginMessage({ state, onLockOver }: LoginMessageProps) {
  const { t } = useTranslation('sign-in');
  const isPasswordAsked = asksPassword(state);
  const problem = problemIn(state);
  if (!isPasswordAsked && problem === null) return null;
  return (
    // Orca loses an alert when the same object of the page gets the challenge right after it. The id makes this an
    // object. At the step of the username the box comes with its alert, and Orca says only an alert itself.
    <div id={isPasswordAsked ? 'login-message' : undefined} className="login-message">
      {problem !== null ? (
        <Banner tone="error" announceKey={isPasswordAsked ? state.failures : 0}>
          {problem.kind === 'locked' ? (
            <Lockout until={problem.until} onEnd={onLockOver} />
          ) : (
            <p>{t(`problem.${problem.kind}`)}</p>
          )}
          {newsIn(state).map((key) => (
            <span key={key} className="ui-visually-hidden">{` ${t(key)}`}</span>
          ))}
        </Banner>
      ) : (
        saysCheckFailed(state) && <Banner tone="warning">{t('checkFailed')}</Banner>
      )}
    </div>
  );
}

/** The text says "five minutes" only while that matches the countdown. */
function Lockout({ until, onEnd }: { until: number; onEnd: () => void }) {
  const { t } = useTranslation('sign-in');
  const isWhole = Math.ceil(useRemainingSeconds(until) / 60) === LOGIN_LOCKOUT_MINUTES;
  return (
    <>
      <p>{t(isWhole ? 'problem.locked' : 'problem.tooMany')}</p>
      <Countdown until={until} onEnd={onEnd} />
    </>
  );
}
