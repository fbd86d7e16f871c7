import './route-tabs.css';
import {
  useEffect,
  useId,
  useRef,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { Link, useNavigate } from 'react-router-dom';
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
  /**
   * Called when the user chooses a tab. Pass it if leaving may be refused (unsaved changes); then only the handler
   * navigates.
   */
  onSelect?: (to: To) => void;
  children: ReactNode;
}

/** Where the select takes the place of the tabs, and where they are a list at the side (route-tabs.css). */
const NARROW = '(max-width: 559.98px)';
const WIDE = '(min-width: 1024px)';

function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const wide = matchMedia(WIDE);
      wide.addEventListener('change', changed);
      return () => wide.removeEventListener('change', changed);
    },
    () => matchMedia(WIDE).matches,
  );
}

/**
 * Tabs that are routes, so that reload, Back and "open in a new tab" work. They are one tab stop. Arrow keys, Home and
 * End move the focus; Enter or Space opens a tab (APG, tabs with manual activation). From 1024 px on they are a list at
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
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const id = useId();
  const isWide = useIsWide();
  const currentIndex = tabs.findIndex((tab) => tab.to === current);

  // A turned phone or a narrower window hides the focused element, so its counterpart takes the focus. Browsers blur the
  // hidden one before or after they report the new width.
  const focused = useRef<'tabs' | 'select' | null>(null);
  useEffect(() => {
    const narrow = matchMedia(NARROW);
    const follow = () => {
      const { activeElement } = document;
      const isFree = activeElement === document.body || activeElement === null || inControls(activeElement);
      if (focused.current === null || !isFree) return;
      if (narrow.matches) document.getElementById(`${id}-select`)?.focus();
      else list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
    };
    const inControls = (element: Element) => element.id === `${id}-select` || list.current?.contains(element) === true;
    narrow.addEventListener('change', follow);
    return () => narrow.removeEventListener('change', follow);
  }, [id]);

  /** Forgets the focus when the user leaves, not when the element is hidden. */
  function leave({ target, relatedTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget !== null || target.getClientRects().length > 0) focused.current = null;
  }

  function press(event: MouseEvent, to: To) {
    if (!onSelect || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onSelect(to);
  }

  function choose(value: string) {
    const tab = tabs.find(({ to }) => to === value);
    if (tab === undefined) return;
    if (onSelect) onSelect(tab.to);
    else void navigate(tab.to);
  }

  function keyDown(event: KeyboardEvent<HTMLAnchorElement>, index: number) {
    if (event.key === ' ') {
      // Links open with Enter only; tabs must open with the space bar too.
      event.preventDefault();
      event.currentTarget.click();
      return;
    }
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = indexAfter(isMirrored ? mirrored(event.key) : event.key, index, tabs.length, isWide);
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div className="ui-tabs">
      {!isPending && (
        <div className="ui-tabs__select" onFocus={() => (focused.current = 'select')} onBlur={leave}>
          <SelectField
            label={label}
            labelHidden
            id={`${id}-select`}
            value={current}
            options={tabs.map((tab) => ({ value: tab.to, label: tab.label }))}
            onChange={(event) => choose(event.target.value)}
          />
        </div>
      )}
      <div
        className="ui-tabs__list"
        {...(isPending
          ? { 'aria-hidden': true }
          : {
              role: 'tablist',
              'aria-label': label,
              'aria-orientation': isWide ? 'vertical' : 'horizontal',
            })}
        ref={list}
        onFocus={() => (focused.current = 'tabs')}
        onBlur={leave}
      >
        {!isPending &&
          tabs.map((tab, index) => (
            <Link
              key={tab.to}
              to={tab.to}
              role="tab"
              id={`${id}-${index}`}
              aria-selected={index === currentIndex}
              aria-controls={index === currentIndex ? `${id}-panel` : undefined}
              tabIndex={index === Math.max(0, currentIndex) ? 0 : -1}
              onClick={(event) => press(event, tab.to)}
              onKeyDown={(event) => keyDown(event, index)}
            >
              {tab.label}
            </Link>
          ))}
      </div>
      <div
        className="ui-tabs__panel"
        {...(!isPending && { role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-${currentIndex}` })}
      >
        {children}
      </div>
    </div>
  );
}

/** On a page from right to left, the next tab is on the left. */
function mirrored(key: string): string {
  return key === 'ArrowRight' ? 'ArrowLeft' : key === 'ArrowLeft' ? 'ArrowRight' : key;
}

/** A list at the side also moves by the arrows down and up, which otherwise scroll the page. */
function indexAfter(key: string, index: number, count: number, isVertical: boolean): number | undefined {
  if (key === 'ArrowRight' || (isVertical && key === 'ArrowDown')) return (index + 1) % count;
  if (key === 'ArrowLeft' || (isVertical && key === 'ArrowUp')) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
