import './route-tabs.css';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SelectField } from './SelectField';

export interface RouteTab<To extends string = string> {
  to: To;
  label: string;
}

export interface RouteTabsProps<To extends string = string> {
  /** Name of the set for screen readers: the heading of the page, "Account settings". */
  label: string;
  tabs: readonly RouteTab<To>[];
  current: string;
  /** The set of tabs is not known yet. Their room stays free, so that the content does not move later. */
  isPending?: boolean;
  /** Called when the user chooses a tab, and navigates: unsaved changes may refuse it. */
  onSelect: (to: To) => void;
  children: ReactNode;
}

/**
 * Links to the parts of a page, so that reload, Back and "open in a new tab" work. From 1024 px on they are a list at
 * the side. Below 560 px a labelled select replaces them.
 */
export function RouteTabs<To extends string>({
  label,
  tabs,
  current,
  isPending = false,
  onSelect,
  children,
}: RouteTabsProps<To>) {
  function press(event: MouseEvent, to: To) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onSelect(to);
  }

  function choose(value: string) {
    const tab = tabs.find(({ to }) => to === value);
    if (tab !== undefined) onSelect(tab.to);
  }

  return (
    <div className="ui-tabs">
      {!isPending && (
        <div className="ui-tabs__select">
          <SelectField
            label={label}
            labelHidden
            value={current}
            options={tabs.map((tab) => ({ value: tab.to, label: tab.label }))}
            onChange={(event) => choose(event.target.value)}
          />
        </div>
      )}
      <nav className="ui-tabs__list" aria-label={label} aria-hidden={isPending || undefined}>
        {!isPending &&
          tabs.map((tab) => (
            <Link
              key={tab.to}
              to={tab.to}
              aria-current={tab.to === current ? 'page' : undefined}
              onClick={(event) => press(event, tab.to)}
            >
              {tab.label}
            </Link>
          ))}
      </nav>
      <div className="ui-tabs__panel">{children}</div>
    </div>
  );
}
