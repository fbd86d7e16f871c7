import type { ReactNode } from 'react';
import { paths } from '../navigation/paths';
import { LinkButton } from '../ui/LinkButton';

/** The way out of a page that a signed-in user may have to complete first. */
export function LogoutLink({ children }: { children: ReactNode }) {
  return (
    <LinkButton variant="quiet" wide to={paths.logout()}>
      {children}
    </LinkButton>
  );
}
