import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CLIENT_SEARCH, RELOAD_AFTER_ADD_CLIENT_MS } from '../../config/constants';
import { writeEntry } from '../../navigation/entry';
import { useSubmission } from '../../forms/use-submission';
import type { Me } from '../../session/me';
import { showToastAcrossReload } from '../../navigation/toasts';
import { Dialog } from '../../ui/Dialog';
import { Form } from '../../ui/Form';
import { SearchChoice } from '../../ui/SearchChoice';
import { clientSearchQuery, type FoundClient, ignoresTransitioned, provision } from './switch-clients.api';
import { plainText } from '../../ui/plain-text';
import { environment } from '../../navigation/navigation';

interface AddClientProps {
  staffAssociateId: string;
  roles: Me['allClientAccessRoles'];
  own: readonly string[];
  onClose: () => void;
}

/** Searches after a typing pause. The page reloads after an addition. */
export default function AddClient({ staffAssociateId, roles, own, onClose }: AddClientProps) {
  const { t } = useTranslation('settings', { keyPrefix: 'switch-clients' });
  const formId = useId();
  const [query, setQuery] = useState('');
  const prefix = useSettled(plainText(query), CLIENT_SEARCH.debounceMs);
  const search = useQuery({ ...clientSearchQuery(prefix, ignoresTransitioned(roles)), enabled: prefix !== '' });
  const [chosen, setChosen] = useState<FoundClient | null>(null);
  const add = useSubmission((client: FoundClient) => provision(client, staffAssociateId, roles), {
    onSuccess: () => {
      showToastAcrossReload('success', 'PROVISION_ALL_CLIENT_ACCESS_SUCCESS', {
        ends: ['PROVISION_ALL_CLIENT_ACCESS_FAILURE_IN_CLIENT'],
      });
      close();
    },
    onError: () => {
      writeEntry('client-not-added', true);
      showToastAcrossReload('error', 'PROVISION_ALL_CLIENT_ACCESS_FAILURE_IN_CLIENT');
      close();
    },
  });
  // A repeated search leaves the results, and the focus in them.
  const isSearching = search.isFetching && search.data === undefined;
  const isWaiting = plainText(query) !== '' && (plainText(query) !== prefix || isSearching);
  const results = prefix === '' || isWaiting ? [] : (search.data?.allClients ?? []).slice(0, CLIENT_SEARCH.pageSize);
  const total = search.data?.totalCount ?? 0;

  function close() {
    onClose();
    setTimeout(environment().reload, RELOAD_AFTER_ADD_CLIENT_MS);
  }

  function message(): string | undefined {
    if (plainText(query) === '') return undefined;
    if (isWaiting) return t('add.loading');
    if (search.isError) return t('add.error');
    if (results.length === 0) return t('add.none');
    return total > results.length
      ? t('add.more', { shown: results.length, total })
      : t('add.found', { count: results.length });
  }

  return (
    <Dialog
      open
      width="large"
      title={t('add.title')}
      onCancel={onClose}
      cancelLabel={t('add.cancel')}
      okLabel={t('add.confirm')}
      okDisabled={chosen === null}
      okBusy={add.isBusy}
      form={formId}
    >
      <Form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen !== null) add.submit(chosen);
        }}
      >
        <SearchChoice
          label={t('add.search')}
          name="client"
          maxLength={CLIENT_SEARCH.maxLength}
          query={query}
          onQueryChange={(next) => {
            setQuery(next);
            setChosen(null);
          }}
          resultsLabel={t('add.results')}
          results={results.map(({ _id, name, purpose }) => {
            const isOwn = own.includes(_id);
            return { value: _id, label: <bdi>{name}</bdi>, hint: isOwn ? t('add.own') : purpose, disabled: isOwn };
          })}
          chosen={chosen?._id}
          onChoose={(id) => setChosen(results.find(({ _id }) => _id === id) ?? null)}
          loading={isWaiting}
          message={message()}
          failed={search.isError && !isWaiting}
        />
      </Form>
    </Dialog>
  );
}

function useSettled(value: string, afterMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
