import './text-link.css';
import type { MouseEventHandler, ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names';
import { ExternalIcon } from './Icons';

interface Common {
  children: ReactNode;
  quiet?: boolean;
  className?: string;
}
interface ToRoute extends Common {
  to: To;
  /** Navigation state: it accompanies the user and never appears in the URL. */
  state?: unknown;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}
interface ToAddress extends Common {
  /** An address outside the app's routes. If it comes from outside, the redirect gate must have checked it. */
  href: string;
  /** Opens a new tab, announces this, and gives the new page no opener. */
  newTab?: boolean;
}
interface ToAction extends Common {
  onClick: MouseEventHandler<HTMLButtonElement>;
  disabled?: boolean;
  /** The whole purpose for screen readers, where the text alone is short. It contains the text. */
  label?: string;
}

export type TextLinkProps = ToRoute | ToAddress | ToAction;

export function TextLink(props: TextLinkProps) {
  const { children, quiet, className } = props;
  const { t } = useTranslation('ui');
  const name = classNames('ui-link', quiet && 'ui-link--quiet', className);
  if ('to' in props) {
    return (
      <Link className={name} to={props.to} state={props.state} onClick={props.onClick}>
        {children}
      </Link>
    );
  }
  if ('href' in props) {
    return (
      <a className={name} href={props.href} {...(props.newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
        {children}
        {props.newTab && <ExternalIcon size={16} />}
        {props.newTab && <span className="ui-visually-hidden"> {t('link.newTab')}</span>}
      </a>
    );
  }
  return (
    <button type="button" className={name} onClick={props.onClick} disabled={props.disabled} aria-label={props.label}>
      {children}
    </button>
  );
}
