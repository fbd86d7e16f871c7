import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../../../../src/ui/SelectField';
import { TextField } from '../../../../src/ui/TextField';
import { done, unwrap } from '../../../client/unwrap';
import { control, type Delivery } from '../../data/control';
import { deliveriesQuery } from '../../data/queries';
import { ActionForm } from '../../parts/ActionForm';
import { useAct } from '../../parts/Acting';
import { RemovableRows } from '../../parts/RemovableRows';
import { Section } from '../../parts/Section';
import { useEntries } from '../../parts/use-entries';

const channels = [
  { value: '', label: 'Every channel' },
  { value: 'email', label: 'Email' },
  { value: 'sms', label: 'Text message' },
  { value: 'voice', label: 'Call' },
];

/** By the number of copies that arrive. */
const howOften = [
  { value: '1', label: 'Once' },
  { value: '2', label: 'Twice' },
  { value: '0', label: 'Never' },
];

/** Their messages come late, several times or never. */
export function Deliveries() {
  const { act } = useAct();
  const { data: rules = [] } = useQuery(deliveriesQuery);
  const { entries, field } = useEntries({ channel: '', to: '', minutes: '', copies: '1', times: '' });

  function add() {
    const { channel, to, minutes, copies, times } = entries;
    const lateMs = Number(minutes) * 60_000;
    const body = {
      ...(isChannel(channel) && { channel }),
      ...(to !== '' && { to }),
      ...(lateMs > 0 && { lateMs: Math.round(lateMs) }),
      ...(copies !== '1' && { copies: Number(copies) }),
      ...(times !== '' && { times: Number(times) }),
    };
    return unwrap(control.POST('/__mock/deliveries', { body }));
  }

  return (
    <Section title="Delivery" about="Lets the next messages come late, several times or never.">
      <ActionForm run={add} done="Messages arrive by this rule from now on." button="Add the rule" isPrimary>
        <SelectField label="Channel" options={channels} {...field('channel')} />
        <TextField
          label="Only to"
          optional
          hint="An email address, or a number such as +15550100."
          autoComplete="off"
          {...field('to')}
        />
        <TextField label="Minutes late" optional type="number" min={0} step="any" {...field('minutes')} />
        <SelectField label="Arrives" options={howOften} {...field('copies')} />
        <TextField label="How many messages" optional type="number" min={1} {...field('times')} />
      </ActionForm>
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
