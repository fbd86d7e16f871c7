import { Section } from '../parts/Section';
import { Subscriptions } from './webhooks/Subscriptions';
import { WebhookForm } from './webhooks/WebhookForm';
import { WebhookDeliveries } from './webhooks/WebhookDeliveries';

/** The programs that get the events of this world, and what was sent to them. */
export function WebhooksView() {
  return (
    <>
      <Section title="New webhook" about="Posts what happens in this world to a program, each time signed.">
        <WebhookForm />
      </Section>
      <Section title="Webhooks" about="The programs that hear what happens in this world.">
        <Subscriptions />
      </Section>
      <Section
        title="Sent events"
        isWide
        about="Without a response of 2xx an event comes again after 10 seconds, one minute and five minutes of this world's time."
      >
        <WebhookDeliveries />
      </Section>
    </>
  );
}
