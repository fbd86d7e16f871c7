import type { components } from '../../openapi/generated/authentication-service';
import { obligationPages } from '../../openapi/generated/obligation-pages';
import { definePath, type SafeUrl, searchOf, withQuery, withSearch } from '../navigation/path';
import { paths } from '../navigation/paths';
import { checkedTarget, currentPage, redirectRules, type RedirectRules } from '../navigation/redirects';
import { withoutTokens } from '../navigation/without-tokens';

/**
 * Obligations. An obligation is something that the server demands before it lets the user continue, such as a new
 * password. A refused call carries it in its error.
 *
 * Each one passes through three steps. `unwrap` finds it and calls the `onObligation` hook. The hook calls
 * `handleObligation`. That function asks `decideObligation` (this module) for an action, and navigates, opens a modal
 * or shows a result page.
 *
 * This module is pure: it reads no browser state and changes none. Unknown commands and URLs off our origins end on a
 * result page, never in a loop.
 */

export interface ObligationLike {
  readonly kind: string;
  readonly url?: string | undefined;
  readonly command?: string | undefined;
  readonly args?: ObligationArgs | undefined;
  readonly isLoginObligation: boolean;
}

/** What a page needs to satisfy the obligation. It travels in the query under the names that the routes read. */
interface ObligationArgs {
  readonly clientId?: string | undefined;
  readonly requiredLevel?: number | undefined;
  /** Base64, in the format of the `agreements` query parameter. */
  readonly agreements?: string | undefined;
}

export type ObligationAction =
  | { readonly kind: 'navigate'; readonly to: SafeUrl }
  /** The user is already on the page that satisfies the obligation. */
  | { readonly kind: 'stay' }
  /** Open a dialog over the page, so that the user keeps typed input. For a command in the middle of a session. */
  | { readonly kind: 'modal'; readonly command: ModalCommand; readonly to: SafeUrl }
  | { readonly kind: 'unsupported' };

/** The commands that the product names. In the middle of a session they open a modal. */
export const MODAL_COMMANDS = [
  'createBasicCredentials',
  'forceSamlAuthentication',
  'forceBasicCredentialAuthentication',
] as const;
export type ModalCommand = (typeof MODAL_COMMANDS)[number];

type Command = components['schemas']['ObligationCommand'];

/** A service may send a command that this app does not know yet. */
const PAGES: Readonly<Record<string, string>> = obligationPages satisfies Readonly<Record<Command, string>>;

/** Further pages that satisfy a command. The app leads to none of them. */
const OTHER_PAGES: Readonly<Record<string, SafeUrl>> = { createBasicCredentials: paths.userCreateCredential() };

export interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** `at` is the page to return to; it becomes `redirectUrl`. */
export function decideObligation(
  obligation: ObligationLike,
  at: Place,
  rules: RedirectRules = redirectRules(),
): ObligationAction {
  if (obligation.kind === 'redirect') return decideRedirect(obligation, at, rules);
  if (obligation.kind !== 'command' || obligation.command === undefined) return { kind: 'unsupported' };
  const page = pageOf(obligation.command);
  if (page === undefined) return { kind: 'unsupported' };
  if (at.pathname === page || at.pathname === OTHER_PAGES[obligation.command]) return { kind: 'stay' };
  const { clientId, requiredLevel, agreements } = obligation.args ?? {};
  const args = { clientId, requiredLevel, agreements };
  if (obligation.isLoginObligation) return { kind: 'navigate', to: keepQuery(page, at, args) };
  const to = withQuery(page, { ...args, redirectUrl: at.pathname + at.search });
  return isModalCommand(obligation.command)
    ? { kind: 'modal', command: obligation.command, to }
    : { kind: 'navigate', to };
}

export function commandOfPath(kind: string): ModalCommand | undefined {
  return MODAL_COMMANDS.find((command) => pageOf(command) === paths.obligation({ obligation: kind }));
}

/** Takes a path segment ("change-password") or a command name ("changePassword"). */
export function pageOfKind(kind: string): SafeUrl | undefined {
  const command = kind.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
  return pageOf(command);
}

function pageOf(command: string): SafeUrl | undefined {
  const page = Object.hasOwn(PAGES, command) ? PAGES[command] : undefined;
  return page === undefined ? undefined : definePath(page)();
}

function decideRedirect(obligation: ObligationLike, at: Place, rules: RedirectRules): ObligationAction {
  const target = checkedTarget(obligation.url, rules);
  if (target === null) return { kind: 'unsupported' };
  const url = new URL(target, rules.origin);
  const isOwn = url.origin === rules.origin;
  if (isOwn && url.pathname === at.pathname) return { kind: 'stay' };
  // A target with a way back keeps it.
  if (url.searchParams.has('redirectUrl')) return { kind: 'navigate', to: target };
  const here = currentPage(at);
  return {
    kind: 'navigate',
    to: withQuery(target, { redirectUrl: isOwn ? here : withoutTokens(here, paths.home(), rules) }),
  };
}

/**
 * "Login obligations redirect to a route derived from the command, keeping the query string." A user may have typed
 * another address to avoid the obligation. The query then leads back to that address, unless it already names a target.
 */
function keepQuery(page: SafeUrl, at: Place, args: ObligationArgs): SafeUrl {
  const query = new URLSearchParams(at.search);
  if (at.pathname !== paths.login() && !query.has('redirectUrl')) query.set('redirectUrl', at.pathname + at.search);
  for (const [name, value] of Object.entries(args)) if (value !== undefined) query.set(name, String(value));
  return withSearch(page, searchOf(query));
}

function isModalCommand(command: string): command is ModalCommand {
  return MODAL_COMMANDS.some((known) => known === command);
}
