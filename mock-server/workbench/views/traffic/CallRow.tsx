import { useId, useState } from 'react';
import { ChevronDownIcon } from '../../../../src/ui/Icons';
import type { Call } from '../../data/control';
import { asTime } from '../../parts/times';
import { CallDetails } from './CallDetails';

/** One call: status, operation and time; opened, everything that was sent and received. */
export function CallRow({ call }: { call: Call }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const notes = [
    call.errorCode,
    call.fault === null ? null : 'by a fault',
    call.voice === 'contract' ? null : `in the voice ${call.voice}`,
  ].filter((note) => note !== null);
  return (
    <li className="wb-row" data-kind={kindOf(call)}>
      <button
        type="button"
        className="wb-row__open"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDownIcon size={16} />
        <span className="wb-row__name">
          {call.status} {call.operationId ?? `${call.method} ${call.url}`}
        </span>
        {notes.length > 0 && <span>{notes.join(', ')}</span>}
        {call.breaches.length > 0 && (
          <strong>
            off the contract: {call.breaches.map((one) => `${one.where} ${one.path || 'body'}`).join('; ')}
          </strong>
        )}
        <span className="wb-quiet wb-row__end">
          {asTime(call.at)}, {Math.round(call.tookMs)} ms
        </span>
      </button>
      {isOpen && (
        <div id={id} className="wb-row__content">
          <CallDetails call={call} />
        </div>
      )}
    </li>
  );
}

function kindOf({ status, breaches }: Call): 'broken' | 'refused' | 'failed' | 'good' {
  if (breaches.length > 0) return 'broken';
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'good';
}
