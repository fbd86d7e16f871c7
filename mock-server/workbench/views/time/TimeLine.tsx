import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../src/ui/Button';
import { unwrap } from '../../../client/unwrap';
import { control } from '../../data/control';
import { snapshotQuery } from '../../data/queries';
import { useAct } from '../../parts/Acting';
import { asDateTime, fromNow } from '../../parts/times';
import { whatComes } from './what-comes';

const STEP = 10;

/** What happens next without a call. A button moves the clock there. */
export function TimeLine() {
  const { act } = useAct();
  const { data } = useQuery(snapshotQuery);
  const [shown, setShown] = useState(STEP);
  if (!data) return null;
  const { now } = data;
  const coming = whatComes(data.snapshot, now);
  if (coming.length === 0) return <p className="wb-quiet">Nothing happens by itself.</p>;
  return (
    <>
      <ol className="wb-timeline">
        {coming.slice(0, shown).map(({ id, at, what }) => (
          <li key={id}>
            <p>
              <strong>{fromNow(at - now)}</strong> <span className="wb-quiet">{asDateTime(at)}</span>
              <br />
              {what}.
            </p>
            <Button
              compact
              aria-label={`Go there: ${what}, ${fromNow(at - now)}`}
              onClick={() => act(() => unwrap(control.POST('/__mock/clock', { body: { set: at } })), `${what} now.`)}
            >
              Go there
            </Button>
          </li>
        ))}
      </ol>
      {coming.length > shown && (
        <Button compact onClick={() => setShown(shown + STEP)}>
          Show more of {coming.length}
        </Button>
      )}
    </>
  );
}
