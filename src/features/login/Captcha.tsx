import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageError } from '../../navigation/page-title';
import { announce } from '../../ui/announce';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { loadCaptcha } from './captcha-script';

interface CaptchaProps {
  siteKey: string;
  isExplained: boolean;
  onToken: (token: string | null) => void;
  onMissing: () => void;
}

/** An effect renders the widget, because the third-party script draws its own DOM. */
export default function Captcha({ siteKey, isExplained, onToken, onMissing }: CaptchaProps) {
  const { t } = useTranslation('sign-in');
  const group = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const report = useRef(onToken);
  const [tries, setTries] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  /** How often the answer was missing since the last one. */
  const [misses, setMisses] = useState(0);
  const hasToken = useRef(false);

  usePageError(misses > 0 || hasFailed);
  useEffect(() => {
    report.current = onToken;
  });

  useEffect(() => {
    let isGone = false;
    const place = document.createElement('div');
    box.current?.append(place);
    loadCaptcha().then(
      (captcha) => {
        if (isGone) return;
        captcha.render(place, {
          sitekey: siteKey,
          callback: (token) => {
            hasToken.current = true;
            setMisses(0);
            report.current(token);
          },
          'expired-callback': () => {
            hasToken.current = false;
            setMisses((before) => before + 1);
            report.current(null);
          },
          'error-callback': () => setHasFailed(true),
        });
      },
      () => {
        if (!isGone) setHasFailed(true);
      },
    );
    return () => {
      isGone = true;
      place.remove();
    };
  }, [siteKey, tries]);

  const reportMissing = useEffectEvent(onMissing);
  const explain = useEffectEvent(() => {
    if (!isExplained) announce(t('problem.captcha'));
  });
  // It appears below the field in which the user types, and nothing else tells a screen reader of it.
  useEffect(() => explain(), []);

  // Enter does not submit a form whose only button is disabled, so the reason would stay hidden. Shows it on Enter.
  useEffect(() => {
    const form = box.current?.closest('form');
    const validate = ({ key, isComposing, target }: KeyboardEvent) => {
      if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement) || hasToken.current) return;
      setMisses((before) => before + 1);
      reportMissing();
      // The message is about the challenge, and not about the field in which the user pressed Enter.
      group.current?.focus();
    };
    form?.addEventListener('keydown', validate);
    return () => form?.removeEventListener('keydown', validate);
  }, []);

  function retry() {
    setHasFailed(false);
    setTries(tries + 1);
  }

  return (
    <div ref={group} tabIndex={-1} role="group" aria-label={t('captcha.label')} className="login-captcha">
      <div ref={box} />
      {hasFailed && (
        <Banner tone="error" announceKey={tries} action={<Button onClick={retry}>{t('captcha.retry')}</Button>}>
          {t('captcha.failed')}
        </Banner>
      )}
      {misses > 0 && !hasFailed && (
        <Banner tone="error" announceKey={misses}>
          {t('captcha.required')}
        </Banner>
      )}
    </div>
  );
}
