import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { keepIdentifierHere } from '../../../forms/kept-input/identifier';
import { paths } from '../../../navigation/paths';
import { uncheckedRedirectUrl } from '../../../navigation/redirects';
import { mailedCodeOffer } from '../../../session/offers';
import { LinkButton } from '../../../ui/LinkButton';

/** The page that it leads to asks for the code. */
export default function EmailCodeLink({ username }: { username: string }) {
  const { t } = useTranslation('recovery');
  const { search } = useLocation();
  const { data: isOffered } = useQuery(mailedCodeOffer);
  if (isOffered !== true) return null;
  return (
    <LinkButton
      variant="secondary"
      wide
      to={paths.codeSignIn(uncheckedRedirectUrl(search))}
      state={{ identifier: username }}
      onClick={() => keepIdentifierHere(username)}
    >
      {t('signInCode.link')}
    </LinkButton>
  );
}
