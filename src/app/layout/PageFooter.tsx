import { useTranslation } from 'react-i18next';
import { useBrand } from '../../platform/brand';
import { getConfig } from '../../platform/config';
import { Footer } from '../../ui/Footer';
import { copyrightYears } from './fingerprint';

/**
 * Privacy Policy, Terms of Service, supported browsers and copyright, and the support of the brand, for layouts that
 * place it themselves.
 */
export function PageFooter() {
  const { t } = useTranslation('shell');
  const { name, links: own, support } = useBrand();
  const { privacy, terms, supportedBrowsers } = { ...getConfig().links, ...own };
  const links = [
    { label: t('footer.privacy'), href: privacy },
    { label: t('footer.terms'), href: terms },
    { label: t('footer.browsers'), href: supportedBrowsers },
  ];
  if (support !== undefined) links.push({ label: t('footer.support'), href: support });
  return (
    <Footer
      label={t('footer.label')}
      links={links}
      copyright={t('footer.copyright', { years: copyrightYears(), brand: name })}
    />
  );
}
