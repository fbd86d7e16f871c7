import './result-layout.css';
import type { ReactNode } from 'react';
import { ErrorIcon, InfoIcon, SuccessIcon } from './Icons';
import { MailIcon } from './IconsOfScreens';
import { StepHeading } from './StepHeading';
import { SupportDetails } from './SupportDetails';

export interface ResultLayoutProps {
  status: 'success' | 'error' | 'info';
  title: string;
  icon?: ReactNode;
  /** What comes next is in a mail, so nothing is done yet. */
  isInMail?: boolean;
  children?: ReactNode;
  action?: ReactNode;
  traceId?: string | undefined;
  version?: string | undefined;
}

const icons = { success: SuccessIcon, error: ErrorIcon, info: InfoIcon } as const;

export function ResultLayout(props: ResultLayoutProps) {
  const { status, icon, isInMail = false, title, children, action, traceId, version } = props;
  const Icon = isInMail ? MailIcon : icons[status];
  return (
    <div className="ui-result">
      {icon ?? (
        <span className={`ui-result__icon ui-tone--${status}`}>
          <Icon size={32} />
        </span>
      )}
      <StepHeading step={title}>{title}</StepHeading>
      {children && <div className="ui-result__message">{children}</div>}
      {action && <div className="ui-result__action">{action}</div>}
      <SupportDetails traceId={traceId} version={version} />
    </div>
  );
}
