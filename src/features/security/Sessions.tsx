import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ask } from '../../forms/dialogs';
import { useSubmission } from '../../forms/use-submission';
import { FACT_SEPARATOR } from '../../texts/fact-separator';
import { announce } from '../../ui/announce';
import { Button } from '../../ui/Button';
import { ComputerIcon, DeviceIcon } from '../../ui/IconsOfScreens';
import { Row } from '../../ui/Row';
import { ChangeProblem, Section } from './Section';
import { deviceName, placeName, timeAgo } from './facts';
import { activityQuery, revokeOtherSessions, revokeSession, type Session, sessionsQuery } from './security.api';

export const HANDHELD: readonly (string | undefined)[] = ['IPHONE', 'IPAD', 'ANDROID'];
const FIRST = 5;

export function Sessions() {
  const { t, i18n } = useTranslation('security');
  const query = useQuery(sessionsQuery);
  const queries = useQueryClient();
  const [isWhole, setWhole] = useState(false);
  const { language } = i18n;
  const succeed = (kind: 'SESSION_ENDED' | 'OTHER_SESSIONS_ENDED') => () => {
    announce(t(`activity.kind.${kind}`));
    void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    void queries.invalidateQueries({ queryKey: activityQuery.queryKey });
  };
  const ending = useSubmission((session: Session) => revokeSession(session.id), {
    onSuccess: succeed('SESSION_ENDED'),
  });
  const endingAll = useSubmission(revokeOtherSessions, { onSuccess: succeed('OTHER_SESSIONS_ENDED') });

  async function askAndEndAll() {
    const texts = { title: t('sessions.confirm.title'), body: t('sessions.confirm.body') };
    if (await ask({ ...texts, ok: t('sessions.endOthers'), cancel: t('cancel') })) endingAll.submit(undefined);
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
            {sessions.slice(0, isWhole ? undefined : FIRST).map((session) => {
              const name = deviceName(t, session);
              const place = placeName(session.place, language);
              const facts = [
                session.isCurrent === true
                  ? t('sessions.here')
                  : session.lastSeenAt && t('sessions.seen', { ago: timeAgo(t, session.lastSeenAt, language) }),
                place && t('device.about', { place }),
              ];
              return (
                <Row
                  key={session.id}
                  icon={HANDHELD.includes(session.system) ? <DeviceIcon /> : <ComputerIcon />}
                  name={name}
                  about={[facts.filter(Boolean).join(FACT_SEPARATOR)]}
                  actions={
                    session.isCurrent !== true && (
                      <Button
                        compact
                        variant="quiet"
                        busy={ending.isBusy}
                        aria-label={t('sessions.endOf', { device: name })}
                        onClick={() => ending.submit(session)}
                      >
                        {t('sessions.end')}
                      </Button>
                    )
                  }
                />
              );
            })}
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
