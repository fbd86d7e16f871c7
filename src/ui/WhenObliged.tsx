import type { ReactNode } from 'react';
import { LinkButton } from './LinkButton';
import { Skeleton } from './Skeleton';
import { StepHeading } from './StepHeading';

interface WhenObligedProps {
  /** `step` says whether anything asks for the content. If nothing does, the page shows `texts` and a link to `target`. */
  obligation: {
    step: 'loading' | 'asked' | 'nothing';
    texts: { title: string; message: string; loading: string; continue: string };
    target: { to: string } | { href: string };
  };
  /** What a user sees who came by choice, on a page that also serves without an obligation. */
  chosen?: ReactNode;
  children: ReactNode;
}

/** Shows the page of an obligation. Without an obligation it shows `chosen`; without that it says so, and leads on. */
export function WhenObliged({ obligation: { step, texts, target }, chosen, children }: WhenObligedProps) {
  if (step === 'loading') return <Skeleton label={texts.loading} shape="fields" />;
  if (step === 'asked') return children;
  if (chosen !== undefined) return chosen;
  return (
    <>
      <StepHeading subtitle={texts.message}>{texts.title}</StepHeading>
      <LinkButton wide {...target}>
        {texts.continue}
      </LinkButton>
    </>
  );
}
