import { type ReactNode, Suspense, useEffect } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { retryLanguage } from '../../texts/language';
import { arriveAt } from '../../ui/arrive-at';
import { Card } from '../../ui/Card';
import { focusOncePainted } from '../../ui/focus';
import { Waiting } from '../layout/Waiting';
import { isScreenRoute } from './known-routes';
import { isOnCard, type ScreenRoute } from './route';
import { perApp } from '../../lifetime';

/** Undefined for a redirect. */
export function useScreenRoute(): ScreenRoute | undefined {
  const handle = useMatches().at(-1)?.handle;
  return isScreenRoute(handle) ? handle : undefined;
}

export function ArrivedScreen() {
  const route = useScreenRoute();
  return (
    route && (
      <Arrived onCard={isOnCard(route)}>
        <Outlet />
      </Arrived>
    )
  );
}

export function Arrived({ onCard, children }: { onCard: boolean; children: ReactNode }) {
  return (
    <Suspense fallback={<Waiting />}>
      {onCard ? <Card>{children}</Card> : children}
      <FocusOnArrival />
    </Suspense>
  );
}

/** The key of the history entry that was shown last, if any. A screen may mount twice for one entry. */
const shown = perApp((): { key?: string } => ({}));

/**
 * After a navigation, focuses the heading of the new page, never the body. If the heading has left that to this
 * component, the first field of its form comes next: the user goes on there. A screen that has focused one of its fields
 * keeps that focus. The first page focuses its first field on a device with a keyboard; on a touch screen the keyboard
 * would cover the page.
 */
function FocusOnArrival() {
  const { key } = useLocation();
  useEffect(() => {
    const before = shown().key;
    if (before === key) return;
    shown().key = key;
    if (before === undefined) {
      // Waits until the screen has rendered the input it took over: a remembered username takes no focus.
      setTimeout(() => {
        delete document.getElementById('root')?.dataset.prerendered;
        focusFirstField();
      });
      return;
    }
    void retryLanguage();
    const main = document.querySelector('main');
    if (main === null || main.contains(document.activeElement)) return;
    const heading = main.querySelector('h1') ?? main;
    heading.tabIndex = -1;
    arriveAt(heading);
    window.scrollTo(0, 0);
    const field = main.querySelector<HTMLElement>(`.ui-step-heading~${FIRST_FIELD}`);
    return field ? focusOncePainted(() => field.focus()) : undefined;
  }, [key]);
  return null;
}

/** None of choices, fields that cannot be changed, and the username that only password managers read. */
const FIRST_FIELD =
  'form :is(input, fieldset select):enabled:not([type=radio], [type=checkbox], [readonly], [tabindex="-1"])';

const FIRST_FIELD_MS = 10_000;

/**
 * Focuses the first field of the first page on a device with a keyboard. The field may come with a later render, so it
 * is tried at each change of the page for ten seconds, until the user or the page has focused something. A try in each
 * frame would keep a slow processor busy.
 */
function focusFirstField(): void {
  if (!matchMedia('(pointer: fine)').matches) return;
  const isFree = () => document.activeElement === document.body;
  const attempt = () => {
    if (isFree()) document.querySelector<HTMLElement>(`main ${FIRST_FIELD}`)?.focus();
    if (!isFree()) changes.disconnect();
  };
  const changes = new MutationObserver(attempt);
  changes.observe(document, { subtree: true, childList: true, attributes: true });
  setTimeout(() => changes.disconnect(), FIRST_FIELD_MS);
  attempt();
}
