import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/Button';
import { DataTable, type Column } from '../../ui/DataTable';
import { RouteTabs } from '../../ui/RouteTabs';
import { SearchChoice } from '../../ui/SearchChoice';
import { State } from './State';

interface Device {
  id: string;
  name: string;
  system: string;
  revoked: boolean;
}

const devices: readonly Device[] = Array.from({ length: 7 }, (_, index) => ({
  id: String(index),
  name: `${['Ann’s phone', 'Tablet', 'Work phone'][index % 3]} ${index + 1}`,
  system: ['iOS 19.1', 'Android 16'][index % 2] ?? '',
  revoked: index === 1,
}));

const columns: readonly Column<Device>[] = [
  { id: 'name', header: 'Device', cell: (device) => device.name, isRowHeader: true },
  { id: 'system', header: 'System', cell: (device) => device.system },
  { id: 'biometric', header: 'Biometric sign-in', cell: () => 'On' },
  {
    id: 'action',
    header: 'Action',
    align: 'end',
    cell: (device) =>
      device.revoked ? (
        'Revoked'
      ) : (
        <Button compact aria-label={`Revoke ${device.name}`}>
          Revoke
        </Button>
      ),
  },
];

export function DataStates() {
  return (
    <>
      <State name="Tabs that are routes; a select under 560 px" wide>
        <Tabs />
      </State>
      <State name="Table with a pager" wide>
        <DataTable
          caption="Devices"
          columns={columns}
          rows={devices}
          rowId={(device) => device.id}
          isMuted={(device) => device.revoked}
        />
      </State>
      <State name="Table of a single page" wide>
        <DataTable
          caption="Old devices"
          captionHidden
          columns={columns}
          rows={devices.slice(0, 2)}
          rowId={(device) => device.id}
        />
      </State>
      <State name="Table without rows">
        <DataTable
          caption="No devices"
          columns={columns}
          rows={[]}
          rowId={(device) => device.id}
          empty="No device is signed in."
        />
      </State>
      <Search />
      <State name="Search, under way">
        <SearchChoice
          label="Client name"
          name="loading-search"
          query="nor"
          onQueryChange={ignore}
          resultsLabel="Clients"
          results={[]}
          chosen={undefined}
          onChoose={ignore}
          loading
          message="Loading..."
        />
      </State>
      <State name="Search, failed">
        <SearchChoice
          label="Client name"
          name="failed-search"
          query="nor"
          onQueryChange={ignore}
          resultsLabel="Clients"
          results={[]}
          chosen={undefined}
          onChoose={ignore}
          failed
          message="Unexpected error occurred while searching by client name"
        />
      </State>
    </>
  );
}

function Tabs() {
  const [query] = useSearchParams();
  const tabs = ['Switch companies', 'Contact info', 'Change password', 'Localization', 'Devices'].map(
    (label, index) => {
      const next = new URLSearchParams(query);
      next.set('tab', String(index));
      return { label, to: `?${next}` };
    },
  );
  const current = tabs[Number(query.get('tab') ?? 0)] ?? tabs[0];
  return (
    <RouteTabs label="Account settings" tabs={tabs} current={current?.to ?? ''}>
      <p>{current?.label}</p>
    </RouteTabs>
  );
}

const clients = ['Northwind Traders', 'Northern Lights Energy', 'Norse Ship Builders'];

function Search() {
  const [query, setQuery] = useState('nor');
  const [chosen, setChosen] = useState<string>();
  const found = clients.filter((name) => name.toLowerCase().includes(query.toLowerCase()));
  return (
    <State name="Search and choose">
      <SearchChoice
        label="Client name"
        name="client-search"
        query={query}
        onQueryChange={setQuery}
        resultsLabel="Clients"
        results={found.map((name) => ({ value: name, label: name }))}
        chosen={chosen}
        onChoose={setChosen}
        message={found.length === 0 ? 'No results' : `${found.length} results`}
      />
    </State>
  );
}

function ignore() {
  // The living page discards all input.
}
