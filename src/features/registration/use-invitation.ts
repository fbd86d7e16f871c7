import { useTranslation } from 'react-i18next';
import { greetingName, type Names } from '../../texts/person-name';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applyClientBrand } from '../../session/brand';
import { flagQuery } from '../../session/flags';

/** The user is signed out, so the client id comes from the invitation. */
export function useInvitingBrand(clientId: string | undefined): void {
  const { data: isRebranded } = useQuery({
    ...flagQuery('enableClientRebrand', clientId),
    enabled: clientId !== undefined,
  });
  useEffect(() => {
    if (isRebranded === true) applyClientBrand(true);
  }, [isRebranded]);
}

export function useWelcome(names: Names): string {
  const { t, i18n } = useTranslation('registration', { keyPrefix: 'user-confirmation' });
  const name = greetingName(names, i18n.language);
  return name === '' ? t('welcomeWithoutName') : t('welcome', { name });
}
