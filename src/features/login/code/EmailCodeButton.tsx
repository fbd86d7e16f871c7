import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { keepIdentifierHere } from '../../../forms/kept-input/identifier';
import { goTo } from '../../../navigation/navigation';
import { paths } from '../../../navigation/paths';
import { uncheckedRedirectUrl } from '../../../navigation/redirects';
import { mailedCodeOffer } from '../../../session/offers';
import { Button } from '../../../ui/Button';

interface EmailCodeButtonProps {
  username: string;
  /** Ticked: a sign-in by code remembers the username too. */
  box: RefObject<HTMLInputElement | null>;
}

export default function EmailCodeButton({ username, box }: EmailCodeButtonProps) {
  const { t } = useTranslation('recovery');
  const { search } = useLocation();
  const { data: isOffered } = useQuery(mailedCodeOffer);
  if (isOffered !== true) return null;
  function ask() {
    keepIdentifierHere(username);
    const state = { identifier: username, isRemembered: box.current?.checked };
    goTo(paths.codeSignIn(uncheckedRedirectUrl(search)), { state });
  }
  return (
    <Button wide onClick={ask}>
      {t('signInCode.link')}
    </Button>
  );
}
