import './text-link.css';
import type { MouseEventHandler, ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { classNames } from './class-names';
import { ExternalIcon } from './Icons';
import { useUiText } from './text';
import { VisuallyHidden } from './VisuallyHidden';

interface Common {
  children: ReactNode;
  /** In the colour of muted text, for what stands at the edge of a page. */
  quiet?: boolean;
  className?: string;
  icon?: ReactNode;
}
interface ToRoute extends Common {
  /** A route of the app. */
  to: To;
  /** Navigation state: what travels with the person and never shows in the URL. */
  state?: unknown;
  replace?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}
interface ToAddress extends Common {
  /**
   * An address outside the app's routes. It must have passed the redirect-safety module where it comes from outside.
   */
  href: string;
  /** Opens a new tab, says so, and gives the page there no opener. */
  newTab?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}
interface ToAction extends Common {
  /** An action that looks like a link: it is a button. */
  onClick: MouseEventHandler<HTMLButtonElement>;
  disabled?: boolean;
}

export type TextLinkProps = ToRoute | ToAddress | ToAction;

/**
 * A link in text or by itself: to a route (`to`), to an address (`href`), or an action (`onClick` alone, then it is a
 * button).
 */
export function TextLink(props: TextLinkProps) {
  const { children, quiet, className, icon } = props;
  const { text } = useUiText();
  const name = classNames('ui-link', quiet && 'ui-link--quiet', className);
  if ('to' in props) {
    return (
      <Link className={name} to={props.to} state={props.state} replace={props.replace} onClick={props.onClick}>
        {icon}
        {children}
      </Link>
    );
  }
  if ('href' in props) {
    return (
      <a
        className={name}
        href={props.href}
        onClick={props.onClick}
        {...(props.newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      >
        {icon}
        {children}
        {props.newTab && <ExternalIcon size={16} />}
        {props.newTab && <VisuallyHidden> {text('link.newTab')}</VisuallyHidden>}
      </a>
    );
  }
  return (
    <button type="button" className={name} onClick={props.onClick} disabled={props.disabled}>
      {icon}
      {children}
    </button>
  );
}
