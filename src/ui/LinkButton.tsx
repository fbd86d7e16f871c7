import './button.css';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { classNames } from './class-names';

interface Common {
  children: ReactNode;
  variant?: 'primary' | 'secondary' | 'quiet' | 'onward' | undefined;
  wide?: boolean;
  compact?: boolean;
}

export type LinkButtonProps = Common & ({ to: To; state?: unknown; onClick?: () => void } | { href: string });

/** `to` is a route; `href` is an address that the redirect gate has checked. */
export function LinkButton(props: LinkButtonProps) {
  const { children, variant = 'primary', wide, compact } = props;
  const name = classNames(
    'ui-button',
    variant === 'onward' && 'ui-button--quiet',
    `ui-button--${variant}`,
    wide && 'ui-button--wide',
    compact && 'ui-button--compact',
  );
  const label = <span className="ui-button__label">{children}</span>;
  if ('to' in props) {
    return (
      <Link className={name} to={props.to} state={props.state} onClick={props.onClick}>
        {label}
      </Link>
    );
  }
  return (
    <a className={name} href={props.href}>
      {label}
    </a>
  );
}
