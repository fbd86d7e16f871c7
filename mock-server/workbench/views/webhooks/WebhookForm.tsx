import { useState, type FormEvent } from 'react';
import { Button } from '../../../../src/ui/Button';
import { Checkbox } from '../../../../src/ui/Checkbox';
import { TextField } from '../../../../src/ui/TextField';
import { unwrap } from '../../../client/unwrap';
import { control, type EventType } from '../../data/control';
import { useAct } from '../../parts/Acting';
import { copyText } from '../../parts/copy-text';
import { eventTypes, eventWords } from './event-words';

/** A receiver needs the secret for the signature. If the mock server made it, the form shows it once. */
export function WebhookForm() {
  const actions = useAct();
  const [url, setUrl] = useState('http://localhost:3000/hooks');
  const [secret, setSecret] = useState('');
  const [events, setEvents] = useState<readonly EventType[]>([]);
  const [madeSecret, setMadeSecret] = useState<string>();

  async function add() {
    setMadeSecret(undefined);
    const body = { url, ...(secret !== '' && { secret }), ...(events.length > 0 && { events: [...events] }) };
    const made = await unwrap(control.POST('/__mock/webhooks', { body }));
    if (secret === '') setMadeSecret(made.secret);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void actions.act(add, `The events of this world go to ${url} from now on.`);
  }

  return (
    <form className="wb-form wb-form--column" onSubmit={submit}>
      <TextField
        label="Address of the program"
        hint="On this machine, unless the mock server was started with --webhook-host."
        type="url"
        required
        autoComplete="off"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <TextField
        label="Secret"
        optional
        hint="It signs each event, and has 8 characters or more. Without one, a secret is made and shown here once."
        autoComplete="off"
        spellCheck={false}
        minLength={8}
        maxLength={200}
        value={secret}
        onChange={(event) => setSecret(event.target.value)}
      />
      <details className="wb-more">
        <summary>
          {events.length === 0 ? 'Every event' : `Only ${events.length} of ${eventTypes.length} events`}
        </summary>
        <fieldset className="ui-choices">
          <legend>Only these events; none chosen means every one</legend>
          {eventTypes.map((type) => (
            <Checkbox
              key={type}
              label={eventWords[type].name}
              hint={eventWords[type].about}
              checked={events.includes(type)}
              onChange={({ target }) =>
                setEvents(target.checked ? [...events, type] : events.filter((one) => one !== type))
              }
            />
          ))}
        </fieldset>
      </details>
      <Button type="submit" variant="primary">
        Add the webhook
      </Button>
      {madeSecret !== undefined && (
        <div className="wb-once">
          <p>
            The secret, shown only now: <code translate="no">{madeSecret}</code>
          </p>
          <Button compact onClick={() => copyText(actions, madeSecret)}>
            Copy the secret
          </Button>
        </div>
      )}
    </form>
  );
}
