import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../src/ui/Button';
import { DataTable } from '../../../../src/ui/DataTable';
import type { Person } from '../../data/control';
import { peopleQuery } from '../../data/queries';
import { isFound } from '../../data/search';
import { useAct } from '../../parts/Acting';
import { Find } from '../../parts/Find';
import { signInAs } from '../../parts/SignInForm';

/** Shows passwords too, and a button that signs the person in. */
export function PeopleTable() {
  const actions = useAct();
  const [search, setSearch] = useState('');
  const { data: people = [] } = useQuery(peopleQuery);
  const found = people.filter(({ id, username, firstName, lastName, emails, phones, description }) =>
    isFound(search, id, username ?? '', firstName, lastName, description, ...emails, ...phones),
  );
  return (
    <>
      <Find label="Find a person" value={search} onFind={setSearch} />
      <DataTable<Person>
        key={search}
        caption="Test users"
        captionHidden
        rows={found}
        rowId={({ id }) => id}
        pageSize={20}
        empty={<p className="wb-quiet">No person fits the search.</p>}
        columns={[
          { id: 'description', header: 'Who', isRowHeader: true, cell: ({ description }) => description },
          {
            id: 'username',
            header: 'Username and e-mail',
            cell: ({ username, emails }) => (
              <div>
                <code translate="no">{username}</code>
                {emails.map((email) => (
                  <div key={email} className="wb-quiet" translate="no">
                    {email}
                  </div>
                ))}
              </div>
            ),
          },
          {
            id: 'password',
            header: 'Password',
            cell: ({ password }) => (password === null ? 'None' : <code translate="no">{password}</code>),
          },
          {
            id: 'sign-in',
            header: 'Sign in',
            align: 'end',
            cell: ({ id }) => (
              <Button compact onClick={() => signInAs(actions, id)}>
                Sign in as {id}
              </Button>
            ),
          },
        ]}
      />
    </>
  );
}
