import { Button } from '../../../../src/ui/Button';
import { unwrap } from '../../../client/unwrap';
import { control, type WebhookDelivery } from '../../data/control';
import { useAct } from '../../parts/Acting';
import { CodeBlock } from '../../parts/CodeBlock';
import { asTime } from '../../parts/times';
import { attemptText } from './delivery-words';
import { eventWords } from './event-words';

/** The event and its meaning, each attempt, and what was sent. */
export function DeliveryDetails({ delivery }: { delivery: WebhookDelivery }) {
  const { act } = useAct();
  const { id, url, event, attempts, nextAt } = delivery;
  const again = () => unwrap(control.POST('/__mock/webhooks/deliveries/{id}/again', { params: { path: { id } } }));
  return (
    <>
      <p>{eventWords[event.type].about}</p>
      <ol className="wb-steps">
        {attempts.map((attempt, index) => (
          <li key={index}>{attemptText(attempt)}</li>
        ))}
        {nextAt !== null && <li>{asTime(nextAt)}: the next attempt.</li>}
      </ol>
      <div className="wb-buttons">
        <Button compact onClick={() => act(again, `The event goes to ${url} again.`)}>
          Send again
        </Button>
        {nextAt !== null && (
          <Button
            compact
            onClick={() =>
              act(
                () => unwrap(control.POST('/__mock/clock', { body: { set: nextAt } })),
                `It is ${asTime(nextAt)} now.`,
              )
            }
          >
            Go to the next attempt
          </Button>
        )}
      </div>
      <CodeBlock title="Id, the same in each attempt" text={id} />
      <CodeBlock title="Body" value={event} />
    </>
  );
}
