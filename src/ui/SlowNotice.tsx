import './slow-notice.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusHeading } from './focus-heading';
import { TextLink } from './TextLink';

const AFTER_MS = 5000;

export interface SlowNoticeProps {
  busy: boolean;
  onCancel?: (() => void) | undefined;
}

export function SlowNotice({ busy, onCancel }: SlowNoticeProps) {
  return busy ? <AfterAWhile onCancel={onCancel} /> : null;
}

function AfterAWhile({ onCancel }: Pick<SlowNoticeProps, 'onCancel'>) {
  const { t } = useTranslation('ui');
  const [isSlow, setSlow] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    // The pressed Cancel disappears with the notice. React calls this before it removes the element.
    return () => {
      if (element?.contains(document.activeElement)) focusHeading();
    };
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={box} className="ui-slow" role="status">
      {isSlow && (
        <>
          <span>{t('slow.notice')}</span>
          {onCancel && <TextLink onClick={onCancel}>{t('slow.cancel')}</TextLink>}
        </>
      )}
    </div>
  );
}
