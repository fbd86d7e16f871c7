import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../src/ui/Button';
import type { Call } from '../../data/control';
import { callsQuery } from '../../data/queries';
import { isFound } from '../../parts/find-in';
import { CallRow } from './CallRow';

/** One press adds this many rows. Many more would make the page slow. */
const STEP = 50;

interface CallListProps {
  /** Shows only the newest calls, without a button for more. */
  most?: number;
  search?: string;
  onlyBreaches?: boolean;
}

/** Newest first, a part at a time. */
export function CallList({ most, search = '', onlyBreaches = false }: CallListProps) {
  const { data: calls = [] } = useQuery(callsQuery);
  const [shown, setShown] = useState(STEP);
  const found = calls.filter((call) => (!onlyBreaches || call.breaches.length > 0) && isCallFound(search, call));
  const newest = found.slice(-(most ?? shown)).reverse();
  if (found.length === 0) return <p className="wb-quiet">{emptyText(calls.length === 0, onlyBreaches)}</p>;
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

function isCallFound(search: string, { operationId, method, url, status, errorCode, traceId }: Call): boolean {
  return (
    search === '' || isFound(search, operationId ?? '', `${method} ${url}`, String(status), errorCode ?? '', traceId)
  );
}

function emptyText(isEmpty: boolean, onlyBreaches: boolean): string {
  if (isEmpty) return 'Nothing was called yet.';
  return onlyBreaches ? 'Nothing was off the contract.' : 'No call fits the search.';
}
