import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../src/ui/Button';
import type { Call } from '../../data/control';
import { callsQuery } from '../../data/queries';
import { isFound } from '../../../control/search';
import { isAsked } from '../../../world/call-query';
import { CallRow } from './CallRow';

/** One press adds this many rows. Many more would make the page slow. */
const STEP = 50;

interface CallListProps {
  /** Shows only the newest calls, without a button for more. */
  most?: number;
  filter?: CallFilter;
}

/** As texts of the fields; an empty one matches every call. */
interface CallFilter {
  search: string;
  method: string;
  path: string;
  person: string;
  status: string;
  breaches: string;
}

/** Newest first, a part at a time. */
export function CallList({ most, filter }: CallListProps) {
  const { data: calls = [] } = useQuery(callsQuery);
  const [shown, setShown] = useState(STEP);
  const found = filter ? calls.filter((call) => fits(filter, call)) : calls;
  const newest = found.slice(-(most ?? shown)).reverse();
  if (found.length === 0)
    return <p className="wb-quiet">{calls.length === 0 ? 'Nothing was called yet.' : 'No call fits the search.'}</p>;
  return (
    <>
      <ol className="wb-rows" reversed>
        {newest.map((call) => (
          <CallRow key={call.id} call={call} />
        ))}
      </ol>
      {most === undefined && found.length > newest.length && (
        <div className="wb-buttons">
          <p className="wb-quiet">
            {newest.length} of {found.length.toLocaleString('en-GB')} calls are shown.
          </p>
          <Button compact onClick={() => setShown(shown + STEP)}>
            Show {Math.min(STEP, found.length - newest.length)} more
          </Button>
        </div>
      )}
    </>
  );
}

function fits({ search, breaches, ...given }: CallFilter, call: Call): boolean {
  const asked = Object.fromEntries(Object.entries(given).filter(([, text]) => text !== ''));
  return isAsked({ ...asked, breaches: breaches !== '' }, call) && isCallFound(search, call);
}

function isCallFound(search: string, call: Call): boolean {
  const { operationId, person, method, url, status, errorCode, traceId } = call;
  const texts = [operationId, person, `${method} ${url}`, String(status), errorCode, traceId];
  return search === '' || isFound(search, ...texts.map((text) => text ?? ''));
}
