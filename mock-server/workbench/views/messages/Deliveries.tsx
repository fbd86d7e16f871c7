import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../../src/ui/Button';
import { SelectField } from '../../../../src/ui/SelectField';
import { TextField } from '../../../../src/ui/TextField';
import { done, taken } from '../../../client/taken';
import { control, type Delivery } from '../../data/control';
import { deliveriesQuery } from '../../data/queries';
import { useAct } from '../../parts/Acting';
import { RemovableRows } from '../../parts/RemovableRows';
import { Section } from '../../parts/Section';

const channels = [
  { value: '', label: 'Every channel' },
  { value: 'email', label: 'E-mail' },
  { value: 'sms', label: 'Text message' },
  { value: 'voice', label: 'Call' },
];

/** Rules for messages that come late, several times or never. */
export function Deliveries() {
  const { act } = useAct();
  const { data: rules = [] } = useQuery(deliveriesQuery);
  const [channel, setChannel] = useState('');
  const [to, setTo] = useState('');
  const [minutes, setMinutes] = useState('');
  const [copies, setCopies] = useState('1');
  const [times, setTimes] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    const lateMs = Number(minutes) * 60_000;
    const body = {
      ...(isChannel(channel) && { channel }),
      ...(to !== '' && { to }),
      ...(lateMs > 0 && { lateMs: Math.round(lateMs) }),
      ...(copies !== '1' && { copies: Number(copies) }),
      ...(times !== '' && { times: Number(times) }),
    };
    void act(() => taken(control.POST('/__mock/deliveries', { body })), 'Messages arrive by this rule from now on.');
  }

  return (
    <Section title="Delivery" about="Lets the next messages come late, several times or never.">
      <form className="wb-form" onSubmit={submit}>
        <SelectField
          label="Channel"
          options={channels}
          value={channel}
          onChange={(event) => setChannel(event.target.value)}
        />
        <TextField
          label="Only to"
          optional
          hint="An e-mail address, or a number such as +15550100."
          autoComplete="off"
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
        <TextField
          label="Minutes late"
          optional
          type="number"
          min={0}
          step="any"
          value={minutes}
          onChange={(event) => setMinutes(event.target.value)}
        />
        <SelectField
          label="Arrives"
          value={copies}
          onChange={(event) => setCopies(event.target.value)}
          options={[
            { value: '1', label: 'Once' },
            { value: '2', label: 'Twice' },
            { value: '0', label: 'Never' },
          ]}
        />
        <TextField
          label="How many messages"
          optional
          type="number"
          min={1}
          value={times}
          onChange={(event) => setTimes(event.target.value)}
        />
        <Button type="submit" variant="primary">
          Add the rule
        </Button>
      </form>
      <RemovableRows
        empty="Every message arrives once, at once."
        rows={rules.map((rule) => ({ id: rule.id, text: sentenceOf(rule) }))}
        onRemove={(id) =>
          act(() => done(control.DELETE('/__mock/deliveries', { params: { query: { id } } })), 'The rule is removed.')
        }
      />
    </Section>
  );
}

type Channel = NonNullable<Delivery['channel']>;

function isChannel(value: string): value is Channel {
  return value === 'email' || value === 'sms' || value === 'voice';
}

function sentenceOf({ channel, to, kind, lateMs, copies, times, hits }: Delivery): string {
  const which = [
    channels.find(({ value }) => value === channel)?.label ?? 'Every message',
    kind === undefined ? '' : `of the kind ${kind}`,
    to === undefined ? '' : `to ${to}`,
  ].filter((part) => part !== '');
  const how = [
    lateMs === undefined ? '' : `${lateMs / 60_000} minutes late`,
    copies === undefined ? '' : copies === 0 ? 'never' : `${copies} times`,
  ].filter((part) => part !== '');
  const most = times === undefined ? '' : `, for ${times} messages`;
  return `${which.join(' ')}: ${how.join(', ')}${most} (${hits} so far)`;
}
