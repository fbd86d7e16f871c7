import type { Call } from '../../data/control';
import { answeredBy, kindOfStatus, outcomeOf } from '../../parts/call/call-texts';
import { OpenRow } from '../../parts/OpenRow';
import { asTime } from '../../parts/times';
import { CallDetails } from './CallDetails';

/** Status, operation, address, person and time. The open row shows everything that was sent and received. */
export function CallRow({ call }: { call: Call }) {
  const notes = [
    call.operationId === null ? null : `${call.method} ${call.url}`,
    call.person,
    call.errorCode,
    call.fault === null ? null : 'by a fault',
    call.source === 'mock' ? null : `by ${answeredBy[call.source]}`,
  ].filter((note) => note !== null);
  const broken = call.breaches.map(({ where, path }) => `${where} ${path || 'body'}`);
  return (
    <OpenRow
      kind={kindOf(call)}
      name={`${outcomeOf(call)} ${call.operationId ?? `${call.method} ${call.url}`}`}
      notes={notes}
      warning={broken.length > 0 ? `off the contract: ${broken.join('; ')}` : undefined}
      end={`${asTime(call.at)}, ${Math.round(call.tookMs)} ms`}
    >
      <CallDetails call={call} />
    </OpenRow>
  );
}

function kindOf({ status, breaches, delivery }: Call): 'broken' | 'refused' | 'failed' | 'good' {
  if (delivery.outcome !== 'whole') return 'failed';
  return breaches.length > 0 ? 'broken' : kindOfStatus(status);
}
