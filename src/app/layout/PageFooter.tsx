import { useTranslation } from 'react-i18next';
import { useBrandName } from '../../platform/brand';
import { getConfig } from '../../platform/config';
import { Footer } from '../../ui/Footer';
import { copyrightYears } from './fingerprint';

/**
 * Privacy Policy, Terms of Service, supported browsers and copyright (see docs/product/2-screens.md#footer), for
 * layouts that place it themselves.
 */
export function PageFooter() {
  const { t } = useTranslation('shell');
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
