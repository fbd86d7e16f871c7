import './link-cards.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ChevronRightIcon } from './IconsOfScreens';

export interface LinkCard {
  key: string;
  title: string;
  text?: string;
  icon?: ReactNode;
  /** A route of the app, or with `href` an address that the redirect gate has checked. */
  target: { to: string; state?: unknown } | { href: string };
}

export function LinkCards({ cards }: { cards: readonly LinkCard[] }) {
  return (
    <ul className="ui-link-cards">
      {cards.map(({ key, title, text, icon, target }) => {
        const inside = (
          <>
            {icon && <span className="ui-link-card__icon">{icon}</span>}
            <bdi className="ui-link-card__title">{title}</bdi>
            {text !== undefined && <bdi className="ui-link-card__text">{text}</bdi>}
            <span className="ui-link-card__arrow">
              <ChevronRightIcon />
            </span>
          </>
        );
        return (
          <li key={key}>
            {'to' in target ? (
              <Link to={target.to} state={target.state} className="ui-link-card">
                {inside}
              </Link>
            ) : (
              <a href={target.href} className="ui-link-card">
                {inside}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
