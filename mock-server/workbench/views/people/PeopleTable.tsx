import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../src/ui/Button';
import type { Person } from '../../data/control';
import { peopleQuery } from '../../data/queries';
import { isFound } from '../../data/search';
import { useAct } from '../../parts/Acting';
import { Find } from '../../parts/Find';
import { signInAs } from '../../parts/SignInForm';
import { Table } from '../../parts/Table';

/** Shows passwords too: the usual one once, and another in its row. There is a button that signs the person in. */
export function PeopleTable() {
  const actions = useAct();
  const [search, setSearch] = useState('');
  const { data: people = [] } = useQuery(peopleQuery);
  const found = people.filter(({ id, username, firstName, lastName, emails, phones, description }) =>
    isFound(search, id, username ?? '', firstName, lastName, description, ...emails, ...phones),
  );
  const usual = people.find(({ password }) => password !== null)?.password;
  return (
    <>
      <div className="wb-form">
        <Find label="Find a person" value={search} onFind={setSearch} />
        <p className="wb-quiet">
          The password is <code translate="no">{usual}</code> where the row says no other one.
        </p>
      </div>
      <Table<Person>
        key={search}
        caption="Test users"
        rows={found}
        rowId={({ id }) => id}
        pageSize={20}
        empty="No person fits the search."
        columns={[
          {
            id: 'name',
            header: 'Who',
            isRowHeader: true,
            cell: ({ firstName, lastName }) => (
              <span className="wb-address" translate="no">{`${firstName} ${lastName}`}</span>
            ),
          },
          { id: 'description', header: 'What is particular', cell: ({ description }) => description },
          {
            id: 'username',
            header: 'Username and email',
            cell: ({ username, emails, password }) => (
              <div className="wb-address">
                <code translate="no">{username}</code>
                {password === null && <span className="wb-quiet">, no password</span>}
                {password !== null && password !== usual && (
                  <>
                    , <code translate="no">{password}</code>
                  </>
                )}
                {emails.map((email) => (
                  <div key={email} className="wb-quiet" translate="no">
                    {email}
                  </div>
                ))}
              </div>
            ),
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
