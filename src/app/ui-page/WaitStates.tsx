import { useState } from 'react';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { Countdown } from '../../ui/Countdown';
import { ResendCode } from '../../ui/ResendCode';
import { Skeleton } from '../../ui/Skeleton';
import { SlowNotice } from '../../ui/SlowNotice';
import { Spinner } from '../../ui/Spinner';
import { StepIndicator } from '../../ui/StepIndicator';
import { Row, State } from './State';

export function WaitStates() {
  const [until] = useState(() => Date.now() + 272_000);
  const [busy, setBusy] = useState(false);
  return (
    <>
      <State name="Skeletons, after 300 ms">
        <Skeleton label="Loading text" />
        <Skeleton label="Loading fields" shape="fields" rows={2} />
        <Skeleton label="Loading cards" shape="cards" rows={2} />
      </State>
      <State name="Spinner">
        <Row>
          <Spinner size={16} />
          <Spinner />
          <Spinner size={32} />
        </Row>
      </State>
      <State name="Countdown">
        <p>
          <Countdown until={until} />
        </p>
        <p>
          <Countdown until={until} says="left" />
        </p>
        <p>
          <Countdown until={0} />
        </p>
      </State>
      <State name="Another one-time code: not yet, now, on its way">
        <ResendCode from={until} busy={false} onResend={() => undefined} />
        <ResendCode from={0} busy={false} onResend={() => undefined} />
        <ResendCode from={0} busy onResend={() => undefined} />
      </State>
      <State name="Slow notice, after 5 s of being busy">
        <Button variant="primary" busy={busy} onClick={() => setBusy(true)}>
          Ask a slow server
        </Button>
        <SlowNotice busy={busy} onCancel={() => setBusy(false)} />
      </State>
      <State name="Steps of a flow">
        <StepIndicator step={1} total={3} />
        <StepIndicator step={2} total={3} />
        <StepIndicator step={3} total={3} />
      </State>
      <State name="Avatar">
        <Row>
          <Avatar names={['Ann', 'Archer']} />
          <Avatar names={['élodie']} />
          <Avatar names={['Northwind', 'Traders']} size="large" />
          <Avatar names={['王', '小明']} />
        </Row>
      </State>
    </>
  );
}
