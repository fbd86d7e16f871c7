import './result-layout.css';
import type { ReactNode } from 'react';
import { ErrorIcon, InfoIcon, SuccessIcon } from './Icons';
import { StepHeading } from './StepHeading';
import { SupportDetails } from './SupportDetails';

export interface ResultLayoutProps {
  status: 'success' | 'error' | 'info';
  title: string;
  icon?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  traceId?: string | undefined;
  version?: string | undefined;
}

const icons = { success: SuccessIcon, error: ErrorIcon, info: InfoIcon } as const;

export function ResultLayout({ status, icon, title, children, action, traceId, version }: ResultLayoutProps) {
  const Icon = icons[status];
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
