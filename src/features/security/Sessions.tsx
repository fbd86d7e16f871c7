import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ask } from '../../forms/dialogs';
import { useSubmission } from '../../forms/use-submission';
import { FACT_SEPARATOR } from '../../texts/fact-separator';
import { announce } from '../../ui/announce';
import { Button } from '../../ui/Button';
import { ComputerIcon, DeviceIcon } from '../../ui/IconsOfScreens';
import { Row } from '../../ui/Row';
import { ChangeProblem, Section, useRefresh } from './Section';
import { deviceName, placeName, timeAgo } from './facts';
import {
  revokeOtherSessions,
  revokeSession,
  revokeTrust,
  type Session,
  sessionsQuery,
  type TrustedDevice,
} from './security.api';

const HANDHELD: readonly (string | undefined)[] = ['IPHONE', 'IPAD', 'ANDROID'];
const FIRST = 5;

/** Says what has ended, and loads both lists again: they come in one response. */
function useEnd() {
  const { t } = useTranslation('security');
  const refresh = useRefresh(sessionsQuery);
  return (kind: 'SESSION_ENDED' | 'OTHER_SESSIONS_ENDED' | 'DEVICE_TRUST_ENDED') => () => {
    announce(t(`activity.kind.${kind}`));
    refresh();
  };
}

export function Sessions() {
  const { t, i18n } = useTranslation('security');
  const query = useQuery(sessionsQuery);
  const [isWhole, setWhole] = useState(false);
  const { language } = i18n;
  const end = useEnd();
  const ending = useSubmission(({ id }: Session) => revokeSession(id), { onSuccess: end('SESSION_ENDED') });
  const endingAll = useSubmission(revokeOtherSessions, { onSuccess: end('OTHER_SESSIONS_ENDED') });

  async function askAndEndAll() {
    const texts = { title: t('sessions.confirm.title'), body: t('sessions.confirm.body') };
    if (await ask({ ...texts, ok: t('sessions.endOthers'), cancel: t('cancel') })) endingAll.submit(undefined);
  }

  function factsOf({ isCurrent, lastSeenAt, place }: Session) {
    const where = placeName(place, language);
    const seen = lastSeenAt && t('sessions.seen', { ago: timeAgo(t, lastSeenAt, language) });
    return [isCurrent === true ? t('sessions.here') : seen, where && t('device.about', { place: where })];
  }

  return (
    <Section
      title={t('sessions.title')}
      id="sessions"
      query={query}
      actions={
        (query.data?.sessions.length ?? 0) > 1 && (
          <Button compact busy={endingAll.isBusy} onClick={() => void askAndEndAll()}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      {({ sessions }) => (
        <>
          <ChangeProblem of={[ending, endingAll]} />
          <ul className="ui-rows">
            {sessions.slice(0, isWhole ? undefined : FIRST).map((session) => (
              <DeviceRow key={session.id} device={session} facts={factsOf(session)}>
                {session.isCurrent !== true && <EndButton of="sessions" device={session} by={ending} />}
              </DeviceRow>
            ))}
          </ul>
          {!isWhole && sessions.length > FIRST && (
            <Button compact onClick={() => setWhole(true)}>
              {t('activity.more')}
            </Button>
          )}
        </>
      )}
    </Section>
  );
}

/** They come with the sessions, whose section says a failure. Without any, there is nothing to see. */
export function TrustedDevices() {
  const { t, i18n } = useTranslation('security');
  const query = useQuery(sessionsQuery);
  const end = useEnd();
  const ending = useSubmission(({ id }: TrustedDevice) => revokeTrust(id), { onSuccess: end('DEVICE_TRUST_ENDED') });
  if (query.data === undefined || query.data.trustedDevices.length === 0) return null;
  const ago = (at: string | undefined, key: 'trusted.since' | 'trusted.used') =>
    at !== undefined && t(key, { ago: timeAgo(t, at, i18n.language) });

  function factsOf({ isCurrent, trustedAt, lastUsedAt }: TrustedDevice) {
    return [isCurrent === true && t('sessions.here'), ago(trustedAt, 'trusted.since'), ago(lastUsedAt, 'trusted.used')];
  }

  return (
    <Section title={t('trusted.title')} id="trusted" about={t('trusted.about')} query={query}>
      {({ trustedDevices }) => (
        <>
          <ChangeProblem of={[ending]} />
          <ul className="ui-rows">
            {trustedDevices.map((device) => (
              <DeviceRow key={device.id} device={device} facts={factsOf(device)}>
                <EndButton of="trusted" device={device} by={ending} />
              </DeviceRow>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

type Device = Pick<Session, 'id' | 'browser' | 'system'>;

interface DeviceRowProps {
  device: Device;
  facts: readonly (string | false | undefined)[];
  children: ReactNode;
}

function DeviceRow({ device, facts, children }: DeviceRowProps) {
  const { t } = useTranslation('security');
  return (
    <Row
      icon={HANDHELD.includes(device.system) ? <DeviceIcon /> : <ComputerIcon />}
      name={deviceName(t, device)}
      about={[facts.filter(Boolean).join(FACT_SEPARATOR)]}
      actions={children}
    />
  );
}

interface EndButtonProps<D extends Device> {
  of: 'sessions' | 'trusted';
  device: D;
  by: Pick<ReturnType<typeof useSubmission<D, void>>, 'submit' | 'ofRow'>;
}

function EndButton<D extends Device>({ of, device, by }: EndButtonProps<D>) {
  const { t } = useTranslation('security');
  return (
    <Button
      compact
      variant="quiet"
      {...by.ofRow(({ id }) => id === device.id)}
      aria-label={t(`${of}.endOf`, { device: deviceName(t, device) })}
      onClick={() => by.submit(device)}
    >
      {t(`${of}.end`)}
    </Button>
  );
}
