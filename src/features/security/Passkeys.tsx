import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ask } from '../../forms/dialogs';
import { showToast } from '../../navigation/toasts';
import { useSubmission } from '../../forms/use-submission';
import { FACT_SEPARATOR } from '../../texts/fact-separator';
import { tellAccount } from '../../session/passkeys/signals';
import { useOnceLoaded } from '../../session/resume';
import { hasPasskeys } from '../../session/passkeys/support';
import { announce } from '../../ui/announce';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { KeyIcon } from '../../ui/Icons';
import { Row } from '../../ui/Row';
import { ChangeProblem, Section, useRefresh } from './Section';
import { RenamePasskey } from './RenamePasskey';
import {
  deletePasskey,
  revokeSession,
  type Passkey,
  passkeysQuery,
  resumeInTab,
  sessionsQuery,
  setPasskeyOffer,
} from './security.api';
import { timeAgo } from './facts';
import { registerNewPasskey } from '../../session/passkeys/registration';
import { Dialog } from '../../ui/Dialog';

/** The last way to sign in has no delete button. */
export function Passkeys({ resume }: { resume: string | null }) {
  const { t, i18n } = useTranslation('security');
  const query = useQuery(passkeysQuery);
  const queries = useQueryClient();
  const refresh = useRefresh(passkeysQuery);
  const [dialog, setDialog] = useState<'create' | Passkey | null>(null);
  const [createdId, setCreatedId] = useState<string | null>(null);
  const { language } = i18n;
  const account = query.data?.account;

  // Makes the browser forget passkeys that were deleted elsewhere. The list is complete, so it forgets no other.
  useEffect(() => {
    if (account) void tellAccount(account);
  }, [account]);

  const removal = useSubmission((passkey: Passkey) => deletePasskey(passkey.id), {
    onSuccess: async (begunSessionIds, { name }) => {
      announce(t('passkeys.deleted', { name }));
      refresh();
      if (begunSessionIds.length === 0) return;
      const isWanted = await ask({
        title: t('passkeys.endBegun.title'),
        body: t('passkeys.endBegun.body', { name }),
        ok: t('passkeys.endBegun.ok'),
        cancel: t('passkeys.endBegun.cancel'),
      });
      if (!isWanted) return;
      await Promise.allSettled(begunSessionIds.map(revokeSession));
      await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
  const offer = useSubmission((isWanted: boolean) => setPasskeyOffer(isWanted), {
    onSuccess: () => void queries.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
  });

  const creation = useSubmission((_input: void) => registerNewPasskey(resumeInTab('passkey')), {
    onSuccess: ({ passkey }) => {
      refresh();
      setCreatedId(passkey.id);
      setDialog(passkey);
    },
  });

  function create() {
    setDialog(null);
    creation.submit();
  }

  function endNaming() {
    setDialog(null);
    // It counts from its creation on, whatever its name is.
    if (createdId !== null) showToast('success', 'PASSKEY_CREATED');
    setCreatedId(null);
  }

  async function askAndDelete(passkey: Passkey) {
    const isSure = await ask({
      title: t('passkeys.confirm.title'),
      body: t('passkeys.confirm.body', { name: passkey.name }),
      ok: t('delete'),
      cancel: t('cancel'),
      isDangerous: true,
    });
    if (isSure) removal.submit(passkey);
  }

  // Some browsers create a passkey only soon after a press, and a step-up can be slow.
  useOnceLoaded(resume === 'passkey' ? query.data : undefined, () => {
    if (navigator.userActivation?.isActive) create();
    else setDialog('create');
  });

  // A delete that needed a step-up asks the user again, because a link must not delete anything.
  useOnceLoaded(
    query.data?.passkeys.find(({ id }) => resume === `delete-${id}`),
    (passkey) => void askAndDelete(passkey),
  );

  return (
    <Section
      title={t('passkeys.title')}
      id="passkeys"
      about={t('passkeys.about')}
      query={query}
      actions={
        hasPasskeys() &&
        (query.data?.passkeys.length ?? 0) < (query.data?.most ?? 10) && (
          <Button compact busy={creation.isBusy} onClick={create}>
            {t('passkeys.create')}
          </Button>
        )
      }
    >
      {({ passkeys, most = 10, isLastWayToSignIn = false, isOfferWanted = true }) => (
        <>
          {!hasPasskeys() && <p>{t('passkeys.unsupported')}</p>}
          {passkeys.length >= most && <p>{t('passkeys.limit', { most: passkeys.length })}</p>}
          <ChangeProblem of={[creation, removal, offer]} />
          {passkeys.length === 0 ? (
            <p>{t('passkeys.none')}</p>
          ) : (
            <ul className="ui-rows">
              {passkeys.map((passkey) => (
                <Row
                  key={passkey.id}
                  icon={<KeyIcon />}
                  name={passkey.name}
                  verbatim
                  about={[
                    passkey.isSynced === true ? t('passkeys.synced') : t('passkeys.bound'),
                    [
                      passkey.createdAt && t('passkeys.createdAgo', { ago: timeAgo(t, passkey.createdAt, language) }),
                      passkey.lastUsedAt === undefined
                        ? t('passkeys.unused')
                        : t('passkeys.usedAgo', { ago: timeAgo(t, passkey.lastUsedAt, language) }),
                    ]
                      .filter(Boolean)
                      .join(FACT_SEPARATOR),
                    ...(isLastWayToSignIn ? [t('problem.lastWay')] : []),
                  ]}
                  actions={
                    <>
                      <Button
                        compact
                        variant="quiet"
                        aria-label={t('passkeys.renameOf', { name: passkey.name })}
                        onClick={() => setDialog(passkey)}
                      >
                        {t('passkeys.rename')}
                      </Button>
                      {!isLastWayToSignIn && (
                        <Button
                          compact
                          variant="quiet"
                          {...removal.ofRow(({ id }) => id === passkey.id)}
                          aria-label={t('passkeys.deleteOf', { name: passkey.name })}
                          onClick={() => void askAndDelete(passkey)}
                        >
                          {t('delete')}
                        </Button>
                      )}
                    </>
                  }
                />
              ))}
            </ul>
          )}
          <Checkbox
            label={t('passkeys.offer')}
            checked={isOfferWanted}
            onChange={(event) => offer.submit(event.target.checked)}
          />
          {dialog === 'create' && <CreatePasskey onClose={() => setDialog(null)} onCreate={create} />}
          {dialog !== null && dialog !== 'create' && (
            <RenamePasskey key={dialog.id} passkey={dialog} isNew={dialog.id === createdId} onClose={endNaming} />
          )}
        </>
      )}
    </Section>
  );
}

function CreatePasskey({ onClose, onCreate }: { onClose: () => void; onCreate: () => void }) {
  const { t } = useTranslation('security');
  return (
    <Dialog
      open
      title={t('passkeys.create')}
      onCancel={onClose}
      cancelLabel={t('cancel')}
      okLabel={t('continue')}
      onOk={onCreate}
      focusOnOk
    >
      <p>{t('passkeys.about')}</p>
      <p>{t('passkeys.follow')}</p>
    </Dialog>
  );
}
