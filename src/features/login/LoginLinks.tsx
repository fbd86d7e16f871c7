import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { keepIdentifierHere } from '../../forms/kept-input/identifier';
import { paths } from '../../navigation/paths';
import { uncheckedRedirectUrl } from '../../navigation/redirects';
import { LinkButton } from '../../ui/LinkButton';
import { TextLink } from '../../ui/TextLink';
import { useStarted } from '../../ui/use-started';

/** Who has typed a username has forgotten the password. Each page leads to the other. */
export function ForgotLink({ username, isPasswordAsked }: { username: string; isPasswordAsked: boolean }) {
  const { t } = useTranslation('sign-in');
  const { target, identifier } = useCarried(username);
  return (
    <TextLink
      className="login-forgot"
      to={username === '' ? paths.forgotUsername(target) : paths.forgotPassword(target)}
      {...identifier}
    >
      {t(isPasswordAsked ? 'link.forgotPassword' : 'link.forgotUsername')}
    </TextLink>
  );
}

interface OtherWaysProps {
  username: string;
  hintsAtSso: boolean;
  children: ReactNode;
}

export function OtherWays({ username, hintsAtSso, children }: OtherWaysProps) {
  const { t } = useTranslation('sign-in');
  const { target, identifier } = useCarried(username);
  return (
    <nav className="login-ways" aria-label={t('title')}>
      <p className="login-or">{t('or')}</p>
      {hintsAtSso && <p className="login-hint">{t('ssoHint')}</p>}
      <LinkButton variant="secondary" wide to={paths.ssoLogin(target)} {...identifier}>
        {t('link.sso')}
      </LinkButton>
      <div className="login-passkey-place">{children}</div>
      <p className="login-new">
        {t('newHere')}{' '}
        <TextLink to={paths.selfRegistration(target)} {...identifier}>
          {t('link.register')}
        </TextLink>
      </p>
    </nav>
  );
}

function useCarried(username: string) {
  const { search } = useLocation();
  const target = uncheckedRedirectUrl(useStarted() ? search : '');
  return { target, identifier: { state: { identifier: username }, onClick: () => keepIdentifierHere(username) } };
}
