import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { webhookDeliveriesQuery } from '../../data/queries';
import { Find } from '../../parts/Find';
import { isFound } from '../../../control/search';
import { OpenRow } from '../../parts/OpenRow';
import { asTime } from '../../parts/times';
import { deliveryKind, outcomeOf } from './delivery-words';
import { DeliveryDetails } from './DeliveryDetails';
import { eventWords } from './event-words';

/** Newest first. An open row shows each attempt. */
export function WebhookDeliveries() {
  const { data: deliveries = [] } = useQuery(webhookDeliveriesQuery);
  const [search, setSearch] = useState('');
  const found = deliveries.filter((one) =>
    isFound(search, one.url, one.event.type, eventWords[one.event.type].name, outcomeOf(one)),
  );
  return (
    <>
      <Find label="Find a sent event" value={search} onFind={setSearch} />
      {found.length === 0 && (
        <p className="wb-quiet">{deliveries.length === 0 ? 'Nothing was sent yet.' : 'No event fits the search.'}</p>
      )}
      <ol className="wb-rows" reversed>
        {found.toReversed().map((delivery) => (
          <OpenRow
            key={delivery.id}
            kind={deliveryKind(delivery)}
            name={eventWords[delivery.event.type].name}
            notes={[`to ${delivery.url}`, outcomeOf(delivery)]}
            end={asTime(Date.parse(delivery.event.timestamp))}
          >
            <DeliveryDetails delivery={delivery} />
          </OpenRow>
        ))}
      </ol>
    </>
  );
}
