import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../../src/ui/Button';
import type { Message } from '../../data/control';
import { go } from '../../data/page';
import { outboxQuery } from '../../data/queries';
import { isFound } from '../../data/search';
import { useAct } from '../../parts/Acting';
import { copyText } from '../../parts/copy-text';
import { asDateTime } from '../../parts/times';
import { Table } from '../../parts/Table';

const channels = { email: 'Email', sms: 'Text message', voice: 'Call' } as const;

interface MessageTableProps {
  /** Shows only the newest messages, without their texts. */
  most?: number;
  search?: string;
}

/** What people got, newest first, with the link to open and the code to copy. */
export function MessageTable({ most, search = '' }: MessageTableProps) {
  const actions = useAct();
  const { data: messages = [] } = useQuery(outboxQuery);
  const found = messages.filter(({ to, kind, subject, text }) => isFound(search, to, kind, subject, text)).reverse();
  const none = messages.length === 0 ? 'Nothing was sent yet.' : 'No message fits the search.';
  return (
    <Table<Message>
      key={search}
      caption="Messages"
      rows={found.slice(0, most)}
      rowId={({ id }) => id}
      pageSize={20}
      empty={none}
      columns={[
        {
          id: 'subject',
          header: 'Message',
          isRowHeader: true,
          cell: ({ subject, text }) => (
            <>
              {subject}
              {most === undefined && <p className="wb-text">{text}</p>}
            </>
          ),
        },
        {
          id: 'to',
          header: 'To',
          cell: ({ channel, to, at }) => (
            <div>
              {channels[channel]} to <bdi translate="no">{to}</bdi>
              <p className="wb-quiet">{asDateTime(at)}</p>
            </div>
          ),
        },
      ]}
      actions={({ link, code }) => (
        <span className="wb-buttons">
          {link !== null && (
            <Button compact onClick={() => go(link)}>
              Open link
            </Button>
          )}
          {code !== null && (
            <Button compact onClick={() => copyText(actions, code)}>
              Copy code {code}
            </Button>
          )}
        </span>
      )}
    />
  );
}
