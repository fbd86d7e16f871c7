import type { ApiError, Obligation } from '../../api/response/api-error';
import { log } from '../errors/logging';
import { goTo } from '../navigation/navigation';
import { decideObligation, type ModalCommand, type Place } from './obligations';
import { showResult } from '../results/results';

/** Opens the modal of a command over the page; the app's shell says how. */
type OpenModal = (command: ModalCommand, to: string) => void;

let openModal: OpenModal = (_command, to) => goTo(to);

export function bindObligationModal(own: OpenModal): void {
  openModal = own;
}

interface Around {
  readonly error?: ApiError;
  /** Where to come back to; the present page unless told otherwise. */
  readonly at?: Place;
  /** Sign-in has no page to keep under a modal: a command is then a page of its own. */
  readonly asPage?: boolean;
}

/**
 * Carries out what the obligation engine decides (see docs/product/4-states.md#obligations). Returns whether the person
 * was taken elsewhere: on the page that satisfies the obligation already, the caller shows its own error, so that
 * nothing loops.
 */
export function handleObligation(
  obligation: Obligation,
  { error, at = location, asPage = false }: Around = {},
): boolean {
  const action = decideObligation(obligation, at);
  switch (action.kind) {
    case 'stay':
      return false;
    case 'navigate':
      goTo(action.to, { replace: asPage });
      return true;
    case 'modal':
      if (asPage) goTo(action.to, { replace: true });
      else openModal(action.command, action.to);
      return true;
    case 'unsupported':
      log('error', 'obligation.unsupported', { code: error?.code, traceId: error?.traceId });
      showResult('FAILURE_UNSUPPORTED', { traceId: error?.traceId });
      return true;
  }
}
