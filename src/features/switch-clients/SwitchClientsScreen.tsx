import './switch-clients.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SPECIAL_CLIENT_ID } from '../../config/constants';
import { partOf } from '../../texts/part';
import { goTo } from '../../navigation/navigation';
import { outcomeOf } from '../../api/response/outcomes';
import { usePageError } from '../../navigation/page-title';
import { paths } from '../../navigation/paths';
import { associatesQuery, type ClientAssociate } from '../../session/associates';
import { meQuery } from '../../session/me';
import { checkObligations } from '../../session/handle-obligation';
import { ask } from '../../forms/dialogs';
import { readEntry, writeEntry } from '../../navigation/entry';
import { ProblemBanner } from '../../forms/ProblemBanner';
import { useSubmission } from '../../forms/use-submission';
import { dismissSuccesses, showToast } from '../../navigation/toasts';
import { writeStored } from '../../platform/storage';
import { broadcastToTabs } from '../../navigation/tab-messages';
import { Badge } from '../../ui/Badge';
import { Banner } from '../../ui/Banner';
import { Button, type ButtonProps } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { CopyValue } from '../../ui/CopyValue';
import { keepFocusWithin } from '../../ui/keep-focus-within';
import { BuildingIcon } from '../../ui/IconsOfScreens';
import { Skeleton } from '../../ui/Skeleton';
import { LoadError } from '../../ui/LoadError';
import { TextField } from '../../ui/TextField';
import { switchTo } from './switch-clients.api';
import { switchProblems } from './switch-clients.errors';
import { plainId, plainText } from '../../ui/plain-text';

/** With more clients than this, the list has a search. */
const MANY = 8;

const AddClient = partOf(() => import('./AddClient'), ['settings']);

export default function SwitchClientsScreen() {
  const { t } = useTranslation('settings', { keyPrefix: 'switch-clients' });
  const queries = useQueryClient();
  const me = useQuery(meQuery);
  const associates = useQuery(associatesQuery);
  const { t: toast } = useTranslation('results', { keyPrefix: 'toasts' });
  const [isAdding, setAdding] = useState(false);
  const [sought, setSought] = useState('');
  const [isNotAdded, setNotAdded] = useState(() => readEntry('client-not-added') === true);
  useEffect(() => writeEntry('client-not-added', undefined), []);

  /** Shows the client as active before the data has loaded again, which may take 30 s. */
  function markSelected(selected: string) {
    queries.setQueryData(associatesQuery.queryKey, (known) =>
      known?.map((one) => ({ ...one, isCurrentlySelectedAssociate: one.associateId === selected })),
    );
  }

  async function reload() {
    // API hooks handle an obligation of the new client. Any other failure of the check does not stop the switch.
    await checkObligations().catch(() => undefined);
    await queries.invalidateQueries();
  }

  const change = useSubmission(
    (associate: ClientAssociate) => switchTo(associate, me.data?.isAuthenticatedByNexo ?? false),
    {
      problemOf: (error) => ({ message: `settings:switch-clients.${outcomeOf(error, switchProblems)}` }),
      onSuccess: (response, { associateId, client }) => {
        if (response !== null) {
          // An earlier switch no longer holds after the log-out.
          dismissSuccesses();
          writeStored('switchDetails', { clientName: client.name, ...response });
          goTo(paths.logout());
          return;
        }
        broadcastToTabs({ type: 'client-switched' });
        showToast('success', 'SWITCHED_CLIENT', { client: client.name });
        markSelected(associateId);
        // Not awaited by the submission: a press on another client counts while the data loads again.
        void reload();
      },
    },
  );
  usePageError(associates.isError || change.hasErrors || isNotAdded);

  function add() {
    setNotAdded(false);
    setAdding(true);
  }

  async function switchWhenSure(associate: ClientAssociate) {
    if (change.isBusy) return;
    // A client of the other sign-in system ends this session.
    const signsOut = associate.isNexoClient !== (me.data?.isAuthenticatedByNexo ?? false);
    if (signsOut && !(await ask(question(associate.client.name)))) return;
    change.submit(associate);
  }

  function question(client: string) {
    return {
      title: t('signsOut.title', { client }),
      body: t('signsOut.body'),
      ok: t('signsOut.ok'),
      cancel: t('signsOut.cancel'),
    };
  }

  if (!associates.isSuccess || me.isPending)
    return (
      <>
        <h2>{t('title')}</h2>
        {!associates.isError && <p>{t('about')}</p>}
        {!associates.isError && <Skeleton label={t('loading')} rows={2} shape="cards" />}
        <LoadError query={associates}>{t('loadError')}</LoadError>
      </>
    );
  const roles = me.data?.allClientAccessRoles ?? [];
  const found = associates.data.filter(({ client }) => isFound(client.name, sought));

  const staffAssociate = associates.data.find(({ clientId }) => clientId === SPECIAL_CLIENT_ID);
  return (
    <>
      <h2>{t('title')}</h2>
      {associates.data.length > 0 && <p>{t(associates.data.length === 1 ? 'aboutSingle' : 'about')}</p>}
      <ProblemBanner of={change} />
      {isNotAdded && (
        <Banner tone="error" isSaidByToast>
          {toast('PROVISION_ALL_CLIENT_ACCESS_FAILURE_IN_CLIENT')}
        </Banner>
      )}
      {associates.data.length === 0 && <Banner tone="info">{t('empty')}</Banner>}
      {associates.data.length > MANY && (
        <>
          <TextField
            className="clients__search"
            label={t('add.search')}
            name="sought"
            type="search"
            autoComplete="off"
            value={sought}
            onChange={(event) => setSought(event.target.value)}
          />
          <p className={found.length > 0 ? 'ui-visually-hidden' : undefined} role="status">
            {plainText(sought) !== '' && (found.length === 0 ? t('add.none') : t('add.found', { count: found.length }))}
          </p>
        </>
      )}
      <ul className="clients" ref={keepFocusWithin}>
        {found.map((associate) => (
          <Card key={associate.associateId} as="li" look="plain" className="client" isFocusHome>
            <BuildingIcon />
            <span className="ui-row__name" id={`client-${associate.associateId}`}>
              <bdi>{associate.client.name}</bdi>
              {associate.suspended && <span className="client__line ui-row__fact">{t('suspendedError')}</span>}
              {roles.length > 0 && (
                <span className="client__line ui-row__fact">
                  {t('clientId')}{' '}
                  <CopyValue value={associate.clientId} action={t('copyClientId', { id: associate.clientId })} />
                </span>
              )}
            </span>
            <AssociateState
              associate={associate}
              busy={change.ofRow(({ associateId }) => associateId === associate.associateId).busy}
              onClick={() => void switchWhenSure(associate)}
            />
          </Card>
        ))}
      </ul>
      {roles.length > 0 && staffAssociate && (
        <Button onClick={add} aria-haspopup="dialog">
          {t('add.action')}
        </Button>
      )}
      {isAdding && staffAssociate && (
        <AddClient
          staffAssociateId={staffAssociate.associateId}
          roles={roles}
          own={associates.data.map(({ clientId }) => clientId)}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

/** Without capitals and accents, in any part of the name. */
function isFound(name: string, sought: string): boolean {
  const plain = (text: string) => plainId(text).normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain(name).includes(plain(sought));
}

function AssociateState({ associate, ...button }: { associate: ClientAssociate } & ButtonProps) {
  const { t } = useTranslation('settings', { keyPrefix: 'switch-clients' });
  if (associate.isCurrentlySelectedAssociate) return <Badge tone="success">{t('active')}</Badge>;
  if (associate.suspended) return <Badge tone="neutral">{t('suspended')}</Badge>;
  return (
    <Button compact busyLabel={t('switching')} {...button}>
      {t('switchTo', { client: associate.client.name })}
    </Button>
  );
}
