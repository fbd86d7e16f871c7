import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { isApiError } from '../api/api-error';
import { obligationsQuery } from '../lib/session';
import { Waiting } from './Waiting';

/**
 * Lets a page show once the services have said that nothing stands in the person's way (spec 4, Obligations): an obligation of sign-in
 * takes over, one in the middle of a session opens its dialog over the page. A check that fails otherwise keeps nobody: the gate itself
 * stands on the server.
 */
export function NothingAsked({ children }: { children: ReactNode }) {
  const gate = useQuery(obligationsQuery);
  if (gate.isPending) return <Waiting />;
  return isApiError(gate.error) && gate.error.handled && gate.error.obligation?.isLoginObligation === true ? null : children;
}
