import { useQuery } from '@tanstack/react-query';
import { DataTable } from '../../../../src/ui/DataTable';
import type { Invitation } from '../../data/control';
import { inWords } from '../../data/operations';
import { linkTo } from '../../data/page';
import { invitationsQuery } from '../../data/queries';
import { Section } from '../../parts/Section';
import { asDateTime } from '../../parts/times';

const ended = { used: 'Used', declined: 'Declined' } as const;

/** Every token that leads into the app, with its link. */
export function Invitations() {
  const { data: links = [] } = useQuery(invitationsQuery);
  return (
    <Section
      title="Invitations and links"
      isWide
      about="Everything that leads into the app: of the seed, and sent since."
    >
      <DataTable<Invitation>
        caption="Invitations and links"
        captionHidden
        rows={links}
        rowId={({ token }) => token}
        isMuted={({ isExpired, state }) => isExpired || state !== 'open'}
        pageSize={50}
        empty={<p className="wb-quiet">No link leads into the app.</p>}
        columns={[
          {
            id: 'link',
            header: 'Link',
            isRowHeader: true,
            cell: ({ token, path }) =>
              path === '' ? (
                <span translate="no">{token}</span>
              ) : (
                <a {...linkTo(path)} translate="no">
                  {token}
                </a>
              ),
          },
          {
            id: 'what',
            header: 'What',
            cell: ({ kind, description }) => `${inWords(kind)}${description === '' ? '' : `: ${description}`}`,
          },
          { id: 'email', header: 'To', cell: ({ email }) => <bdi translate="no">{email}</bdi> },
          {
            id: 'state',
            header: 'State',
            cell: ({ state, isExpired, expiresAt }) =>
              state !== 'open' ? ended[state] : isExpired ? 'Expired' : `Open until ${asDateTime(expiresAt)}`,
          },
        ]}
      />
    </Section>
  );
}
