import type { ComponentType } from 'react';
import type { SafeUrl } from '../../navigation/path';
import type { ParseKeys } from 'i18next';
import type { Namespace } from '../../texts/resources';

export type Screen = () => Promise<{ default: ComponentType }>;

export interface ScreenRoute {
  /** The pattern of the path: `paths.<name>.pattern`, or a text for a path that the app itself never leads to. */
  readonly path: string;
  /** Without it the page needs a session. */
  readonly guard?: 'public';
  /** Key of the page title, in one of the namespaces of `texts`. */
  readonly title: `${Namespace}:${string}` & ParseKeys<Namespace[]>;
  readonly screen: Screen;
  /** The namespaces of the screen's texts (files of locales/en), without the built-in ones (texts/i18n.ts). */
  readonly texts: readonly Namespace[];
  /** `card` without it. `document` is a wider card for long texts. `settings` brings its own frame. */
  readonly layout?: 'card' | 'document' | 'settings';
  /** Single-sign-on users have login, logout and what obligations lead to; without it they could not continue. */
  readonly singleSignOn?: true;
  /** The page meets an obligation, so the obligation gate of signed-in pages does not stop it. */
  readonly meetsObligation?: true;
  /** Moves the `token` of the query to the history state before the screen renders. Read it with `useRouteToken`. */
  readonly takesToken?: true;
  /** The flow's own target when there is no session, instead of sign-in and back. */
  readonly whenSignedOut?: SignedOutTarget;
}

export function isOnCard({ layout = 'card' }: Pick<ScreenRoute, 'layout'>): boolean {
  return layout === 'card' || layout === 'document';
}

/** Returns the path for a user without a session; `token` is the token of the link, `search` the query with its "?". */
export type SignedOutTarget = (at: { token: string | undefined; search: string }) => SafeUrl;

export type RouteParams = Readonly<Record<string, string | undefined>>;

export interface RedirectRoute {
  readonly path: string;
  readonly redirect: (at: { params: RouteParams; search: string }) => SafeUrl;
  readonly singleSignOn?: true;
}

export type RouteEntry = ScreenRoute | RedirectRoute;
