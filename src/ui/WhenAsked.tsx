import type { ReactNode } from 'react';
import { LinkButton } from './LinkButton';
import { Skeleton } from './Skeleton';
import { StepHeading } from './StepHeading';

interface WhenAskedProps {
  /** `step` says whether anything asks for the content. If nothing does, the page shows `texts` and a link to `target`. */
  asked: {
    step: 'loading' | 'asked' | 'nothing';
    texts: { title: string; message: string; loading: string; continue: string };
    target: { to: string } | { href: string };
  };
  children: ReactNode;
}

/** Shows a page that only an obligation opens. Without an obligation it says so, and leads on. */
export function WhenAsked({ asked: { step, texts, target }, children }: WhenAskedProps) {
  if (step === 'loading') return <Skeleton label={texts.loading} shape="fields" />;
  if (step === 'asked') return children;
  return (
    <>
      <StepHeading subtitle={texts.message}>{texts.title}</StepHeading>
      <LinkButton wide {...target}>
        {texts.continue}
      </LinkButton>
    </>
  );
}
