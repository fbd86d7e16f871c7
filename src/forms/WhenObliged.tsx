import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkTarget } from '../navigation/redirects';
import { useObligation } from '../session/use-obligation';
import { LinkButton } from '../ui/LinkButton';
import { Skeleton } from '../ui/Skeleton';
import { StepHeading } from '../ui/StepHeading';

interface WhenObligedProps {
  /** False for a page that this user may open at any time. */
  isLimited?: boolean;
  /** What a user sees who came by choice, on a page that also serves without an obligation. */
  chosen?: ((cancel: LinkTarget) => ReactNode) | undefined;
  children: ReactNode;
}

/** Shows the page of an obligation. Without an obligation it shows `chosen`; without that it says so, and leads on. */
export function WhenObliged({ isLimited = true, chosen, children }: WhenObligedProps) {
  const { t } = useTranslation('obligations');
  const { step, onward } = useObligation(isLimited);
  if (step === 'loading') return <Skeleton label={t('none.loading')} shape="fields" />;
  if (step === 'obliged') return children;
  if (chosen !== undefined) return chosen(onward);
  return (
    <>
      <StepHeading subtitle={t('none.message')}>{t('none.title')}</StepHeading>
      <LinkButton wide {...onward}>
        {t('saml.continue')}
      </LinkButton>
    </>
  );
}
