import { Button } from '../../../../src/ui/Button';
import type { Message } from '../../data/control';
import { go } from '../../data/page';
import { useAct } from '../../parts/Acting';
import { copyText } from '../../parts/copy-text';
import { asDateTime } from '../../parts/times';

const channels = { email: 'E-mail', sms: 'Text message', voice: 'Call' } as const;

interface MessageCardProps {
  message: Message;
  /** Leaves out the text of the message. */
  isShort: boolean;
}

/** Shows what the person gets, with its link to open and its code to copy. */
export function MessageCard({ message, isShort }: MessageCardProps) {
  const actions = useAct();
  const { at, channel, to, subject, text, code, link } = message;
  return (
    <article className="wb-message" data-channel={channel} aria-label={`${channels[channel]} to ${to}: ${subject}`}>
      <header>
        <p className="wb-quiet">
          {channels[channel]} to <bdi translate="no">{to}</bdi>, {asDateTime(at)}
        </p>
        <h3>{subject}</h3>
      </header>
      {!isShort && <p className="wb-message__text">{text}</p>}
      <div className="wb-buttons">
        {link !== null && (
          <Button compact variant="primary" onClick={() => go(link)}>
            Open link
          </Button>
        )}
        {code !== null && (
          <Button compact onClick={() => copyText(actions, code)}>
            Copy code {code}
          </Button>
        )}
      </div>
    </article>
  );
}
