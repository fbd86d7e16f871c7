import type { UseQueryResult } from '@tanstack/react-query';
import { useText } from '../../lib/i18n/i18n';
import { paths } from '../../lib/navigation/paths';
import type { Me } from '../../lib/session/session';
import { LinkButton } from '../../ui/LinkButton';
import { LoadError } from '../../ui/LoadError';
import { StepHeading } from '../../ui/StepHeading';
import { homeTexts } from './texts';

/**
 * The home when the user could not be loaded: the error with a new try, and the way out. It loads only then, because
 * the home itself shares a slow line with the sign-in.
 */
export default function HomeProblem({ me }: { me: UseQueryResult<Me> }) {
  const t = useText(homeTexts);
  return (
    <>
      <StepHeading>{t('settings')}</StepHeading>
      <LoadError query={me}>{t('error')}</LoadError>
      <LinkButton variant="quiet" wide to={paths.logout()}>
        {t('logout')}
      </LinkButton>
    </>
  );
}
