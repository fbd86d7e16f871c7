import { useQuery } from '@tanstack/react-query';
import { createElement, type ReactNode, Suspense, useEffect, useLayoutEffect, useMemo } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { recordOf } from '../../api/response/record';
import { readCookie } from '../../lib/browser/cookies';
import { useBrandName } from '../../lib/config/brand';
import { repeatEarlyAction } from '../../lib/forms/early-input';
import { useText } from '../../lib/i18n/i18n';
import { retryLanguage } from '../../lib/i18n/language';
import { setPageTitle } from '../../lib/navigation/page-title';
import { searchOf } from '../../lib/navigation/path';
import { paths } from '../../lib/navigation/paths';
import { forgetLinkToken, keptLinkToken } from '../../lib/navigation/link-token';
import { Redirect } from '../../lib/navigation/Redirect';
import { currentPage } from '../../lib/navigation/redirects';
import { tokenOfState } from '../../lib/navigation/route-token';
import { canTryAgain, hasResult, resultOf } from '../../lib/results/results';
import { authCheckQuery } from '../../lib/session/session';
import { clearAnnouncements } from '../../ui/announce';
import { Card } from '../../ui/Card';
import { PartLost } from '../notices/PartLost';
import { PageLayout } from '../layout/PageLayout';
import type { RedirectRoute, RouteParams, ScreenRoute } from './route';
import { matchRoute } from './routes';
import { useScreen } from './screens';
import { SessionRequired } from './SessionRequired';
import { shellTexts, type ShellKey } from '../layout/texts';
import { Waiting } from '../layout/Waiting';

const resultPage = () => import('../notices/ResultPage');

/**
 * The page of the current address: a result page when navigation state holds a result (see docs/product/2-screens.md),
 * otherwise the matching route of the table.
 */
export function RouteHost() {
  const { pathname, state, key } = useLocation();
  // What was announced on the page before is no longer true. A layout effect, so that the new page can announce.
  useLayoutEffect(clearAnnouncements, [key]);
  // A reload or Back tries again what failed. The page of notifications has nothing behind its result.
  const isTriedAgain =
    useNavigationType() === NavigationType.Pop &&
    pathname !== paths.notification() &&
    canTryAgain(resultOf(state)?.kind);
  if (!hasResult(state) || isTriedAgain) return <RouteAt pathname={pathname} />;
  return (
    <Page title="title.notification" layout="card">
      <Loaded screen={resultPage} isOnCard />
    </Page>
  );
}

function RouteAt({ pathname }: { pathname: string }) {
  const match = useMemo(() => matchRoute(pathname), [pathname]);
  if (match === undefined) return null;
  const { entry, params } = match;
  if ('screen' in entry) return <ScreenOf entry={entry} />;
  return <RedirectOf key={entry.path} entry={entry} params={params} />;
}

function RedirectOf({ entry, params }: { entry: RedirectRoute; params: RouteParams }) {
  const { search, state } = useLocation();
  return <Redirect to={entry.redirect({ params, search })} state={state} />;
}

/**
 * A screen in its frame. The frame has no key, so it stays while the user goes on: the focus remains on a pressed tab
 * of the settings, and a slow phone renders only what is new. A screen keeps its state while only the parameters of its
 * path change.
 */
function ScreenOf({ entry }: { entry: ScreenRoute }) {
  const { pathname, search, state } = useLocation();
  const token = new URLSearchParams(search).get('token');
  const hasToken = tokenOfState(state) !== undefined;
  useEffect(() => {
    // The entry of the history has it now.
    if (hasToken) forgetLinkToken();
  }, [hasToken]);
  if (entry.takesToken && token !== null && token !== '') {
    return (
      <Redirect to={currentPage({ pathname, search: withoutToken(search) })} state={{ ...recordOf(state), token }} />
    );
  }
  const kept = entry.takesToken && tokenOfState(state) === undefined ? keptLinkToken(pathname) : undefined;
  if (kept !== undefined)
    return <Redirect to={currentPage({ pathname, search })} state={{ ...recordOf(state), token: kept }} />;
  const layout = entry.layout ?? 'card';
  const isOnCard = layout === 'card' || layout === 'document';
  const screen = <Loaded screen={entry.screen} isOnCard={isOnCard} />;
  return (
    <Page title={entry.title} layout={layout}>
      <SingleSignOnLimit key={entry.path} entry={entry}>
        {entry.guard === 'session' ? (
          <SessionRequired entry={entry} isOnCard={isOnCard}>
            {screen}
          </SessionRequired>
        ) : (
          screen
        )}
      </SingleSignOnLimit>
    </Page>
  );
}

/**
 * If the user is authenticated through a single-sign-on provider, only login and logout routes exist (see
 * docs/product/2-screens.md).
 */
function SingleSignOnLimit({ entry, children }: { entry: ScreenRoute; children: ReactNode }) {
  const isOpen = entry.singleSignOn === true;
  const mayBeLimited = !isOpen && readCookie('ssoSession') !== undefined;
  // When the cookie is missing, an earlier session check in the cache may also report single sign-on.
  const check = useQuery({ ...authCheckQuery, enabled: mayBeLimited });
  if (mayBeLimited && check.isPending) return <Waiting />;
  return !isOpen && check.data?.isSingleSignOn === true ? <Redirect to={paths.login()} /> : children;
}

function Page({
  title,
  layout,
  children,
}: {
  title: ShellKey;
  layout: NonNullable<ScreenRoute['layout']>;
  children: ReactNode;
}) {
  const t = useText(shellTexts);
  const brand = useBrandName();
  const text = t('title.withBrand', { page: t(title), brand });
  useEffect(() => setPageTitle(text, (plain) => t('title.withError', { title: plain })));
  return <PageLayout layout={layout}>{children}</PageLayout>;
}

function Loaded({ screen, isOnCard }: { screen: ScreenRoute['screen']; isOnCard: boolean }) {
  const { component, retry } = useScreen(screen);
  if (retry !== undefined) return <PartLost isOnCard={isOnCard} retry={retry} />;
  if (component === undefined) return <Waiting />;
  const shown = createElement(component);
  return (
    <Suspense fallback={<Waiting />}>
      {isOnCard ? <Card>{shown}</Card> : shown}
      <FocusOnArrival />
    </Suspense>
  );
}

let isFirstPage = true;
/** The key of the history entry that was shown last. A screen may mount twice for one entry. */
let lastKey: string | null = null;

/**
 * After a navigation, focuses the heading of the new page, never the body (see docs/decisions/accessibility.md). A
 * screen that has focused one of its fields keeps that focus. The first page focuses its first field on a device with
 * a keyboard; on a touch screen the keyboard would cover the page.
 */
function FocusOnArrival() {
  const { key } = useLocation();
  useEffect(() => {
    if (lastKey === key) return;
    lastKey = key;
    if (isFirstPage) {
      isFirstPage = false;
      // Waits until the screen has rendered the input it took over; before that the screen has no username.
      setTimeout(() => {
        repeatEarlyAction();
        focusFirstField();
      });
      return;
    }
    void retryLanguage();
    const main = document.querySelector('main');
    if (main === null || main.contains(document.activeElement)) return;
    const heading = main.querySelector('h1') ?? main;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [key]);
  return null;
}

function withoutToken(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('token');
  return searchOf(query);
}

/** Choices, fields that cannot be changed, and the username that only password managers read. */
const notForFocus = ':not([type=radio], [type=checkbox], [readonly], [tabindex="-1"])';

/** How long the first page may take to show its first field, ms. */
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
    if (isFree())
      document.querySelector<HTMLElement>(`main form :is(input, fieldset select):enabled${notForFocus}`)?.focus();
    if (!isFree()) changes.disconnect();
  };
  const changes = new MutationObserver(attempt);
  changes.observe(document, { subtree: true, childList: true, attributes: true });
  setTimeout(() => changes.disconnect(), FIRST_FIELD_MS);
  attempt();
}
