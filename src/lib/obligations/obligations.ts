import { paths, withQuery, withSearch } from '../navigation/paths';
import { checkedTarget, type RedirectRules, redirectRules } from '../navigation/redirects';

/**
 * The obligation engine (see docs/product/4-states.md#obligations): decides what an obligation means for a person at a
 * given place. Pure: the app's bindings carry the decision out. An unknown command or a URL off our origins ends in a
 * clear page, never in a loop.
 */
export interface ObligationLike {
  readonly kind: string;
  readonly url?: string | undefined;
  readonly command?: string | undefined;
  readonly args?: ObligationArgs | undefined;
  readonly isLoginObligation: boolean;
}

/** What a page needs to satisfy the obligation; it travels in the query, by the names that the routes read. */
interface ObligationArgs {
  readonly clientId?: string | undefined;
  readonly requiredLevel?: number | undefined;
  /** Base64, as the agreements query parameter carries it. */
  readonly agreements?: string | undefined;
}

export type ObligationAction =
  /** Go to a page, as a login obligation or a redirect does. */
  | { readonly kind: 'navigate'; readonly to: string }
  /** The person is already on the page that satisfies it: nothing to do. */
  | { readonly kind: 'stay' }
  /** A command in the middle of a session: a dialog over the page, so that nothing typed is lost. */
  | { readonly kind: 'modal'; readonly command: ModalCommand; readonly to: string }
  /** Nobody knows how to satisfy it: the unsupported result page. */
  | { readonly kind: 'unsupported' };

/** The commands that the product names; in the middle of a session they show as a modal. */
export const MODAL_COMMANDS = [
  'createBasicCredentials',
  'forceSamlAuthentication',
  'forceBasicCredentialAuthentication',
] as const;
export type ModalCommand = (typeof MODAL_COMMANDS)[number];

/**
 * Command -> the page that satisfies it. Commands without a page of their own go to the generic obligation page, by
 * kind.
 */
const PAGES: Readonly<Record<string, string>> = {
  createBasicCredentials: paths.obligation('create-basic-credentials'),
  forceSamlAuthentication: paths.obligation('force-saml-authentication'),
  forceBasicCredentialAuthentication: paths.obligation('force-basic-credential-authentication'),
  changePassword: paths.changePassword(),
  changeUsername: paths.changeUsername(),
  reviewUsername: paths.reviewUsername(),
  reviewContactInfo: paths.reviewContactInfo(),
  addPhone: paths.addPhone(),
  addEmail: paths.addEmail(),
  verifyEmail: paths.emailVerifyNotification(),
  acceptLegalAgreements: paths.legalAgreements(),
  stepUp: paths.stepUp(),
};

/** Where the person is: `pathname` and `search` as `location` spells them. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Decides on an obligation that an answer carries.
 * @param at the place to come back to, sent along as `redirectUrl`
 */
export function decideObligation(
  obligation: ObligationLike,
  at: Place,
  rules: RedirectRules = redirectRules(),
): ObligationAction {
  if (obligation.kind === 'redirect') return decideRedirect(obligation, at, rules);
  if (obligation.kind !== 'command' || obligation.command === undefined || !Object.hasOwn(PAGES, obligation.command))
    return { kind: 'unsupported' };
  const page = PAGES[obligation.command];
  if (page === undefined) return { kind: 'unsupported' };
  if (at.pathname === page) return { kind: 'stay' };
  const { clientId, requiredLevel, agreements } = obligation.args ?? {};
  const args = { clientId, requiredLevel, agreements };
  if (obligation.isLoginObligation) return { kind: 'navigate', to: keepQuery(page, at, args) };
  const to = withQuery(page, { ...args, redirectUrl: at.pathname + at.search });
  return isModalCommand(obligation.command)
    ? { kind: 'modal', command: obligation.command, to }
    : { kind: 'navigate', to };
}

/** The command that a path under /auth/obligations names ("create-basic-credentials"), if the app knows it. */
export function commandOfPath(kind: string): ModalCommand | undefined {
  return MODAL_COMMANDS.find((command) => PAGES[command] === paths.obligation(kind));
}

function decideRedirect(obligation: ObligationLike, at: Place, rules: RedirectRules): ObligationAction {
  const target = checkedTarget(obligation.url, rules);
  if (target === null) return { kind: 'unsupported' };
  const url = new URL(target, rules.origin);
  const isOwn = url.origin === rules.origin;
  if (isOwn && url.pathname === at.pathname) return { kind: 'stay' };
  // A target that brings its own way back keeps it.
  if (!url.searchParams.has('redirectUrl')) url.searchParams.set('redirectUrl', at.pathname + at.search);
  return { kind: 'navigate', to: isOwn ? url.pathname + url.search + url.hash : url.href };
}

/**
 * "Login obligations redirect to a route derived from the command, keeping the query string." Whoever typed another
 * address to get around one comes back to it afterwards, unless that query already says where to.
 */
function keepQuery(page: string, at: Place, args: ObligationArgs): string {
  const query = new URLSearchParams(at.search);
  if (at.pathname !== paths.login() && !query.has('redirectUrl')) query.set('redirectUrl', at.pathname + at.search);
  for (const [name, value] of Object.entries(args)) if (value !== undefined) query.set(name, String(value));
  return withSearch(page, query.size === 0 ? '' : `?${query.toString()}`);
}

function isModalCommand(command: string): command is ModalCommand {
  return MODAL_COMMANDS.some((known) => known === command);
}
