import type { ComponentPropsWithRef } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

/** Properties of RouteLink: those of `<a>`, and the navigation. */
export interface RouteLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
  /** A route of the app. */
  to: To;
  /** Navigation state: it accompanies the user and never appears in the URL. */
  state?: unknown;
  replace?: boolean | undefined;
}

/**
 * A link to a route of the app. The router's own `Link` also loads data and modules of the next route ahead, which this
 * app does not use and which costs 4 KB of the sign-in.
 */
export function RouteLink({ to, state, replace, onClick, children, ...rest }: RouteLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, ...(replace !== undefined && { replace }) });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
