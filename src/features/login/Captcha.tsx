import { useEffect, useRef, useState } from 'react';
import { useText } from '../../lib/i18n';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { loadCaptcha } from './captcha-script';
import { loginTexts } from './login-texts';

/**
 * The captcha challenge with its error box (spec 2, /auth/login). A token that expires is taken back. The widget is not ours and draws
 * itself into the box, which is why this is an effect.
 */
export default function Captcha({ siteKey, onToken }: { siteKey: string; onToken: (token: string | null) => void }) {
  const t = useText(loginTexts);
  const box = useRef<HTMLDivElement>(null);
  const report = useRef(onToken);
  const [tries, setTries] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const [isExpired, setIsExpired] = useState(false);

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
            setIsExpired(false);
            report.current(token);
          },
          'expired-callback': () => {
            setIsExpired(true);
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

  function retry() {
    setHasFailed(false);
    setTries(tries + 1);
  }

  return (
    <div role="group" aria-label={t('captcha.label')} className="login-captcha">
      <div ref={box} />
      {hasFailed && (
        <Banner tone="error" occurrence={tries} action={<Button onClick={retry}>{t('captcha.retry')}</Button>}>
          {t('captcha.failed')}
        </Banner>
      )}
      {isExpired && !hasFailed && <Banner tone="error">{t('captcha.required')}</Banner>}
    </div>
  );
}
