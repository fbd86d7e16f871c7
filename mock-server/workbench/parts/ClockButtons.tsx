import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../src/ui/Button';
import { unwrap } from '../../client/unwrap';
import { control } from '../data/control';
import { clockQuery } from '../data/queries';
import { useAct } from './Acting';
import { asTime } from './times';

const steps = [
  ['PT30S', '30 seconds'],
  ['PT5M', '5 minutes'],
  ['PT15M', '15 minutes'],
  ['P1D', '1 day'],
  ['P15D', '15 days'],
] as const;

/** The buttons move the world's time on, stop it, or set it back to now. */
export function ClockButtons() {
  const { act } = useAct();
  const isFrozen = useQuery(clockQuery).data?.isFrozen ?? false;
  // The time makes each sentence a new one: Orca does not say the same one twice.
  const move = (body: { advance?: string; set?: number; freeze?: boolean }, done: string) =>
    void act(
      () => unwrap(control.POST('/__mock/clock', { body })),
      ({ now }) => `${done} It is ${asTime(now)}.`,
    );
  return (
    <div className="wb-buttons">
      {steps.map(([advance, name]) => (
        <Button key={advance} compact onClick={() => move({ advance }, `The clock went on by ${name}.`)}>
          + {name}
        </Button>
      ))}
      <Button
        compact
        aria-pressed={isFrozen}
        onClick={() => move({ freeze: !isFrozen }, isFrozen ? 'Time runs on.' : 'Time is stopped.')}
      >
        Stop time
      </Button>
      <Button compact onClick={() => move({ set: Date.now(), freeze: false }, 'The clock shows the real time again.')}>
        Back to now
      </Button>
    </div>
  );
}
