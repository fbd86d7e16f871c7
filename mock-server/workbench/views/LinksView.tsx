import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../src/ui/Button';
import { DataTable } from '../../../src/ui/DataTable';
import { isFound } from '../../control/search';
import type { Invitation } from '../data/control';
import { inWords } from '../data/operations';
import { addressOf, go } from '../data/page';
import { clockQuery, invitationsQuery } from '../data/queries';
import { useAct } from '../parts/Acting';
import { copyText } from '../parts/copy-text';
import { Find } from '../parts/Find';
import { Section } from '../parts/Section';
import { stateOf } from './links/link-state';

/** Every token that leads into the app, with its link. */
export function LinksView() {
  const actions = useAct();
  const now = useQuery(clockQuery).data?.now ?? 0;
  const { data: links = [] } = useQuery(invitationsQuery);
  const [search, setSearch] = useState('');
  const found = links.filter((link) =>
    isFound(search, link.token, inWords(link.kind), link.email ?? '', link.description, stateOf(link, now)),
  );
  return (
    <Section
      title="Invitations and links"
      isWide
      about="Everything that leads into the app: of the seed, and sent since."
    >
      <Find label="Find a link" value={search} onFind={setSearch} />
      <DataTable<Invitation>
        key={search}
        caption="Invitations and links"
        captionHidden
        rows={found}
        rowId={({ token }) => token}
        isMuted={(link) => link.isExpired || link.state !== 'open'}
        pageSize={20}
        empty={<p className="wb-quiet">No link fits the search.</p>}
        columns={[
          {
            id: 'what',
            header: 'What',
            isRowHeader: true,
            cell: ({ kind, description }) => `${inWords(kind)}${description === '' ? '' : `: ${description}`}`,
          },
          { id: 'email', header: 'To', cell: ({ email }) => <bdi translate="no">{email}</bdi> },
          { id: 'state', header: 'State', cell: (link) => stateOf(link, now) },
          {
            id: 'actions',
            header: 'Actions',
            align: 'end',
            cell: ({ token, path }) =>
              path !== '' && (
                <span className="wb-buttons">
                  <Button compact variant="primary" aria-label={`Open ${token}`} onClick={() => go(path)}>
                    Open
                  </Button>
                  <Button compact aria-label={`Copy ${token}`} onClick={() => copyText(actions, addressOf(path))}>
                    Copy
                  </Button>
                </span>
              ),
          },
        ]}
      />
    </Section>
  );
}
