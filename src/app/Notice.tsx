import { type ReactNode } from 'react';
import { StepHeading } from '../ui/StepHeading';

interface NoticeProps {
  tone: 'success' | 'error' | 'info' | 'warning';
  title: string;
  children: ReactNode;
  /** The one way on. */
  action?: ReactNode;
  traceId?: string | undefined;
}

/** A result or notice page: title, one sentence, one way on, and the trace id where there is one. */
export function Notice({ title, children, action, traceId }: NoticeProps) {
  return (
    <>
      <StepHeading>{title}</StepHeading>
      <p>{children}</p>
      {action}
      {traceId !== undefined && <p>{traceId}</p>}
    </>
  );
}
