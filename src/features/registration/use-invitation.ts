import { useTranslation } from 'react-i18next';
import { greetingName, type Names } from '../../texts/person-name';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applyClientBrand } from '../../platform/brand';
import { flagQuery } from '../../session/flags';

/**
 * Applies the brand of the inviting client (docs/product/1-purpose.md: switched on per client by a feature flag). The
 * user is signed out, so the client id comes from the invitation. Without a response the page keeps the brand of its
 * host.
 */
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
