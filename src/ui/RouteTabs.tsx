import './route-tabs.css';
import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { ChevronDownIcon } from './Icons';

export interface RouteTab {
  to: string;
  label: string;
}

export interface RouteTabsProps {
  tabs: readonly RouteTab[];
  /** The tab that shows. */
  current: string;
  /** Name of the set: "Account settings". */
  label: string;
  /** A tab was chosen; it may be refused (unsaved changes), so nothing moves before this says so. */
  onSelect: (to: string) => void;
}

/**
 * Tabs of which each is a route: links in a navigation, the current one marked, so that reload, Back and "open in a new tab" work. On
 * narrow screens (under 560 px) they are a labelled select (spec 2, account settings).
 */
export function RouteTabs({ tabs, current, label, onSelect }: RouteTabsProps) {
  const id = useId();
  return (
    <nav className="ui-route-tabs" aria-label={label}>
      <ul className="ui-route-tabs__list">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <NavLink
              to={tab.to}
              aria-current={tab.to === current ? 'page' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onSelect(tab.to);
              }}
            >
              {tab.label}
            </NavLink>
          </li>
        ))}
      </ul>
      <div className="ui-route-tabs__select">
        <label htmlFor={id}>{label}</label>
        <div className="ui-select">
          <select id={id} className="ui-input" value={current} onChange={(event) => onSelect(event.target.value)}>
            {tabs.map((tab) => (
              <option key={tab.to} value={tab.to}>
                {tab.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon size={16} />
        </div>
      </div>
    </nav>
  );
}
