import './copy-value.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Folded, because most users never need it. Needs no further code, so a page that has lost a part shows it too. */
export function SupportFold({ version, children }: { version: string | undefined; children?: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <details className="ui-support">
      <summary>{t('trace.details')}</summary>
      {children}
      {version && <p>{version}</p>}
    </details>
  );
}
