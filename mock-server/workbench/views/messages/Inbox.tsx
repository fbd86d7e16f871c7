import { useQuery } from '@tanstack/react-query';
import { outboxQuery } from '../../data/queries';
import { isFound } from '../../../control/search';
import { MessageCard } from './MessageCard';

/** Newest first: all messages that fit the search, or only the newest. */
export function Inbox({ most, search = '' }: { most?: number; search?: string }) {
  const { data: messages = [] } = useQuery(outboxQuery);
  const found = messages.filter(({ to, kind, subject, text }) => isFound(search, to, kind, subject, text));
  const newest = found.slice(-(most ?? 50)).reverse();
  if (messages.length === 0) return <p className="wb-quiet">Nothing was sent yet.</p>;
  if (newest.length === 0) return <p className="wb-quiet">No message fits the search.</p>;
  return (
    <ol className="wb-messages" reversed>
      {newest.map((message) => (
        <li key={message.id}>
          <MessageCard message={message} isShort={most !== undefined} />
        </li>
      ))}
    </ol>
  );
}
