import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../platform/brand';
import { chooseLanguage, LANGUAGES, storedLanguage } from '../../texts/language';
import { partOf } from '../../texts/part';
import { AuthLayout } from '../../ui/AuthLayout';
import { LanguagePicker } from '../../ui/LanguagePicker';
import { PageFooter } from './PageFooter';

const SettingsFrame = partOf(() => import('./SettingsFrame'), ['settings']);

/**
 * `card` is the one-card page of signed-out flows; `document` is a wider card for long texts. `settings` brings its own
 * frame.
 */
export type Layout = 'card' | 'document' | 'settings';

export function PageLayout({ layout, children }: { layout: Layout; children: ReactNode }) {
  const brand = useBrand();
  if (layout === 'settings') return <SettingsFrame>{children}</SettingsFrame>;
  return (
    <AuthLayout
      brand={brand}
      width={layout === 'document' ? 'document' : 'card'}
      languagePicker={<PageLanguagePicker />}
      footer={<PageFooter />}
    >
      {children}
    </AuthLayout>
  );
}

function PageLanguagePicker() {
  // Re-renders when the page language changes, also by another tab; the selected value comes from the cookie.
  useTranslation('shell');
  const [, showChoice] = useState<string>();
  return (
    <LanguagePicker
      languages={LANGUAGES}
      value={storedLanguage()}
      onChange={(code) => {
        void chooseLanguage(code);
        // Shows the choice at once, because the texts of the language may take seconds.
        showChoice(code);
      }}
    />
  );
}
