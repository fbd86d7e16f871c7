import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSubmission } from '../../forms/use-submission';
import { FACT_SEPARATOR } from '../../texts/fact-separator';
import { announce } from '../../ui/announce';
import { Button } from '../../ui/Button';
import { ComputerIcon, DeviceIcon } from '../../ui/IconsOfScreens';
import { Row } from '../../ui/Row';
import { deviceName, timeAgo } from './facts';
import { ChangeProblem, Section } from './Section';
import { activityQuery, revokeTrust, sessionsQuery, type TrustedDevice } from './security.api';
import { HANDHELD } from './Sessions';

/** They come with the sessions, whose section says a failure. Without any, there is nothing to see. */
export function TrustedDevices() {
  const { t, i18n } = useTranslation('security');
  const query = useQuery(sessionsQuery);
  const queries = useQueryClient();
  const ending = useSubmission(({ id }: TrustedDevice) => revokeTrust(id), {
    onSuccess: () => {
      announce(t('activity.kind.DEVICE_TRUST_ENDED'));
      void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      void queries.invalidateQueries({ queryKey: activityQuery.queryKey });
    },
  });
  if (query.data === undefined || query.data.trustedDevices.length === 0) return null;
  const ago = (at: string | undefined, key: 'trusted.since' | 'trusted.used') =>
    at !== undefined && t(key, { ago: timeAgo(t, at, i18n.language) });

  return (
    <Section title={t('trusted.title')} id="trusted" about={t('trusted.about')} query={query}>
      {({ trustedDevices }) => (
        <>
          <ChangeProblem of={[ending]} />
          <ul className="ui-rows">
            {trustedDevices.map((device) => {
              const { id, isCurrent, system, trustedAt, lastUsedAt } = device;
              const name = deviceName(t, device);
              const facts = [
                isCurrent === true && t('sessions.here'),
                ago(trustedAt, 'trusted.since'),
                ago(lastUsedAt, 'trusted.used'),
              ];
              return (
                <Row
                  key={id}
                  icon={HANDHELD.includes(system) ? <DeviceIcon /> : <ComputerIcon />}
                  name={name}
                  about={[facts.filter(Boolean).join(FACT_SEPARATOR)]}
                  actions={
                    <Button
                      compact
                      variant="quiet"
                      busy={ending.isBusy}
                      aria-label={t('trusted.endOf', { device: name })}
                      onClick={() => ending.submit(device)}
                    >
                      {t('trusted.end')}
                    </Button>
                  }
                />
              );
            })}
          </ul>
        </>
      )}
    </Section>
  );
}
