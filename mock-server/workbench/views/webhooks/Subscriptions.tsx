import { useQuery } from '@tanstack/react-query';
import { done } from '../../../client/unwrap';
import { control, type Webhook } from '../../data/control';
import { webhooksQuery } from '../../data/queries';
import { useAct } from '../../parts/Acting';
import { RemovableRows } from '../../parts/RemovableRows';
import { eventWords } from './event-words';

/** Each webhook is listed with its events. */
export function Subscriptions() {
  const { act } = useAct();
  const { data: webhooks = [] } = useQuery(webhooksQuery);
  return (
    <RemovableRows
      empty="No program hears of this world."
      rows={webhooks.map((webhook) => ({ id: webhook.id, text: sentenceOf(webhook) }))}
      onRemove={(id) =>
        act(() => done(control.DELETE('/__mock/webhooks', { params: { query: { id } } })), 'The webhook is removed.')
      }
    />
  );
}

/** For example: "http://localhost:3000/hooks: Signed in, Account locked". */
function sentenceOf({ url, events }: Webhook): string {
  return `${url}: ${events === null ? 'every event' : events.map((one) => eventWords[one].name).join(', ')}`;
}
