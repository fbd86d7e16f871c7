import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand, useBrandName } from '../../lib/config/brand';
import { getConfig } from '../../lib/config/config';
import { useText } from '../../lib/i18n/i18n';
import { chooseLanguage, LANGUAGES, storedLanguage } from '../../lib/i18n/language';
import { loadPart } from '../../lib/browser/load-part';
import { AuthLayout } from '../../ui/AuthLayout';
import { Footer } from '../../ui/Footer';
import { LanguagePicker } from '../../ui/LanguagePicker';
import { copyrightYears } from './fingerprint';
import type { ScreenRoute } from '../routes/routes';
import { shellTexts } from './texts';

const SettingsFrame = lazy(() => loadPart(() => import('./SettingsFrame')));

/** The frame around a screen: brand and language above, footer below. A `bare` screen brings its own. */
export function PageLayout({ layout, children }: { layout: NonNullable<ScreenRoute['layout']>; children: ReactNode }) {
  const brand = useBrand();
  const brandName = useBrandName();
  if (layout === 'bare') return children;
  if (layout === 'settings') {
    return (
      <Suspense fallback={null}>
        <SettingsFrame>{children}</SettingsFrame>
      </Suspense>
    );
  }
  return (
    <AuthLayout
      brand={brand}
      brandName={brandName}
      width={layout === 'document' ? 'document' : 'card'}
      languagePicker={<PageLanguagePicker />}
      footer={<PageFooter />}
    >
      {children}
    </AuthLayout>
  );
}

/** Privacy Policy, Terms of Service, supported browsers and copyright (spec 2, Footer), for layouts that place it themselves. */
export function PageFooter() {
  const t = useText(shellTexts);
  const brand = useBrandName();
  const { links } = getConfig();
  return (
    <Footer
      label={t('footer.label')}
      links={[
        { label: t('footer.privacy'), href: links.privacy },
        { label: t('footer.terms'), href: links.terms },
        { label: t('footer.browsers'), href: links.supportedBrowsers },
      ]}
      copyright={t('footer.copyright', { years: copyrightYears(), brand })}
    />
  );
}

function PageLanguagePicker() {
  // Re-renders when the language of the page has changed; the choice itself is what the cookie says.
  useTranslation();
  return <LanguagePicker languages={LANGUAGES} value={storedLanguage()} onChange={(code) => void chooseLanguage(code)} />;
}
