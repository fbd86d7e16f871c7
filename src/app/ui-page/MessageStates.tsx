import { useState } from 'react';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Facts } from '../../ui/Facts';
import { LoadError } from '../../ui/LoadError';
import { TextLink } from '../../ui/TextLink';
import { TraceId } from '../../ui/TraceId';
import { State } from './State';

export function MessageStates() {
  const [times, setTimes] = useState(1);
  const [shown, setShown] = useState(true);
  return (
    <>
      <State name="Banner, information">
        <Banner tone="info">Your company signs in through its own provider.</Banner>
      </State>
      <State name="Banner, success, with a title">
        <Banner tone="success" title="Email sent">
          Open the link in it within 15 minutes.
        </Banner>
      </State>
      <State name="Banner, warning, with an action">
        <Banner tone="warning" action={<TextLink to="?show=messages">Send a new code</TextLink>}>
          The code has expired.
        </Banner>
      </State>
      <State name="Banner, error, announced again when it happens again">
        <Banner tone="error" announceKey={times}>
          The username or password is not right. Please try again.
        </Banner>
        <Button onClick={() => setTimes(times + 1)}>Fail again</Button>
      </State>
      <State name="Load error, which offers to try again">
        <LoadError
          query={{ isError: true, error: null, errorUpdatedAt: times, isFetching: false, refetch: () => undefined }}
        >
          We could not load your devices.
        </LoadError>
      </State>
      <State name="Banner that can be closed">
        {shown ? (
          <Banner tone="info" onDismiss={() => setShown(false)}>
            You can come back to this page at any time.
          </Banner>
        ) : (
          <Button onClick={() => setShown(true)}>Show it again</Button>
        )}
      </State>
      <State name="Trace id">
        <TraceId value="7f3c1f0e-52b8-4a57-9a4e-2f4be1f0c9d1" />
      </State>
      <State name="Facts">
        <Facts
          facts={[
            { name: 'Company', value: 'Northwind Traders' },
            { name: 'Username', value: 'ann.archer@northwind', verbatim: true },
          ]}
        />
      </State>
    </>
  );
}
