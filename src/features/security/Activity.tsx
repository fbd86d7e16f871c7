import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ask } from '../../forms/dialogs';
import { useSubmission } from '../../forms/use-submission';
import { FACT_SEPARATOR } from '../../texts/fact-separator';
import { goTo } from '../../navigation/navigation';
import { paths } from '../../navigation/paths';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { ChangeProblem, Section } from './Section';
import { deviceName, placeName, dateAndTime } from './facts';
import { activityQuery, type ActivityEntry, revokeOtherSessions, sessionsQuery } from './security.api';

/** "This wasn’t me" ends all other sessions and asks for a password. An event shows it while it is pointed at. */
export function Activity() {
  const { t, i18n } = useTranslation('security');
  const query = useInfiniteQuery(activityQuery);
  const queries = useQueryClient();
  const { language } = i18n;
  const disowning = useSubmission((_entry: ActivityEntry | null) => revokeOtherSessions(), {
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      goTo(paths.accountSettings({ tab: 'change-password' }));
    },
  });

  async function disown(entry: ActivityEntry | null) {
    const texts = { title: t('activity.confirm.title'), body: t('activity.confirm.body') };
    if (await ask({ ...texts, ok: t('continue'), cancel: t('cancel') })) disowning.submit(entry);
  }

  return (
    <Section
      title={t('activity.title')}
      id="activity"
      query={query}
      actions={
        query.data?.pages[0]?.entries.length !== 0 && (
          <Button compact {...disowning.ofRow((entry) => entry === null)} onClick={() => void disown(null)}>
            {t('activity.notMe')}
          </Button>
        )
      }
    >
      {({ pages }) => {
        const entries = pages.flatMap((page) => page.entries);
        return (
          <>
            <ChangeProblem of={[disowning]} />
            {entries.length === 0 ? (
              <p>{t('activity.none')}</p>
            ) : (
              <ol className="ui-rows">
                {entries.map((entry) => (
                  <li
                    key={entry.id}
                    className="ui-row security__entry"
                    data-tone={isAlarming(entry) ? 'alarm' : undefined}
                  >
                    <div className="ui-row__what">
                      <span className="ui-row__name">{whatHappened(entry)}</span>
                      <span className="ui-row__fact">
                        <time dateTime={entry.at}>{dateAndTime(entry.at, language)}</time>
                        {factsOf(entry)}
                      </span>
                    </div>
                    <div className="ui-row__actions">
                      <Button
                        compact
                        variant="quiet"
                        {...disowning.ofRow((disowned) => disowned?.id === entry.id)}
                        aria-label={t('activity.notMeOf', {
                          what: whatHappened(entry),
                          when: dateAndTime(entry.at, language),
                        })}
                        onClick={() => void disown(entry)}
                      >
                        {t('activity.notMe')}
                      </Button>
                    </div>
                  </li>
                ))}
              </ol>
            )}
            {query.isFetchNextPageError && (
              <Banner tone="error" announceKey={query.errorUpdatedAt}>
                {t('loadError')}
              </Banner>
            )}
            {query.hasNextPage && (
              <Button compact busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {t('activity.more')}
              </Button>
            )}
          </>
        );
      }}
    </Section>
  );

  function whatHappened({ kind, method, subject }: ActivityEntry): string {
    const isNamed = kind === 'SIGNED_IN' && (method === 'PASSKEY' || method === 'EMAIL_CODE');
    const what = t(isNamed ? `activity.kind.SIGNED_IN_${method}` : `activity.kind.${kind}`);
    return subject === undefined ? what : t('activity.with', { what, subject });
  }

  function factsOf(entry: ActivityEntry): string {
    const place = placeName(entry.place, language);
    const device = entry.browser === undefined ? undefined : deviceName(t, entry);
    const facts = [device, place && t('device.about', { place })].filter(Boolean);
    return facts.map((fact) => FACT_SEPARATOR + fact).join('');
  }
}

function isAlarming({ kind }: ActivityEntry): boolean {
  return kind === 'SIGN_IN_FAILED' || kind === 'ACCOUNT_LOCKED' || kind === 'PASSKEY_COUNTER_ODD';
}
