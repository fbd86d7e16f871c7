import '../../ui/footer.css';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../session/brand';
import { getConfig } from '../../config/config';
import { TextLink } from '../../ui/TextLink';
import { copyrightYears } from './fingerprint';

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
    <footer className="ui-footer">
      <nav aria-label={t('footer.label')}>
        <ul>
          {links.map(({ label, href }) => (
            <li key={label}>
              <TextLink href={href} newTab={!/^(?:mailto|tel):/i.test(href)} quiet>
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
      <p>{t('footer.copyright', { years: copyrightYears(), brand: name })}</p>
    </footer>
  );
}
