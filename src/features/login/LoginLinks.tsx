import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { keepIdentifierHere } from '../../forms/identifier';
import { paths } from '../../navigation/paths';
import { uncheckedRedirectUrl } from '../../navigation/redirects';
import { TextLink } from '../../ui/TextLink';

interface LoginLinksProps {
  username: string;
  isPasswordAsked: boolean;
}

/** The links below the form. They take the sign-in target and the username along, and bring both back. */
export function LoginLinks({ username, isPasswordAsked }: LoginLinksProps) {
  const { t } = useTranslation('login');
  const { search } = useLocation();
  // The prerendered page has no query, and React mends no attribute while it takes that page over. It renders the links
  // once more after that, with the query.
  const target = uncheckedRedirectUrl(useSyncExternalStore(neverChanges, () => search, noSearch));
  const identifier = { state: { identifier: username }, onClick: () => keepIdentifierHere(username) };
  return (
    <nav className="login-links" aria-label={t('title')}>
      <TextLink to={isPasswordAsked ? paths.forgotPassword(target) : paths.forgotUsername(target)} {...identifier}>
        {t(isPasswordAsked ? 'link.forgotPassword' : 'link.forgotUsername')}
      </TextLink>
      <TextLink to={paths.ssoLogin(target)} {...identifier}>
        {t('link.sso')}
      </TextLink>
      <TextLink to={paths.selfRegistration(target)} {...identifier}>
        {t('link.register')}
      </TextLink>
    </nav>
  );
}

const neverChanges = () => () => undefined;
const noSearch = () => '';
