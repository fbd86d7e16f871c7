import { type QueryKey, type UseQueryResult, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext, type ReactNode, createContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/response/api-error';
import { usePageError } from '../../navigation/page-title';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { activityQuery, passkeysQuery, securityQuery, sessionsQuery } from './security.api';
import { problemText } from './security.errors';

interface SectionProps<Data> {
  title: string;
  /** A tile of the summary leads to its heading. */
  id: string;
  about?: string;
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isFetching' | 'error' | 'errorUpdatedAt' | 'refetch'>;
  actions?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A failed section leaves the others usable. */
export function Section<Data>({ title, id, about, query, actions, children }: SectionProps<Data>) {
  const { t } = useTranslation('security');
  const isWaiting = useContext(SectionsWait);
  const { error } = query;
  const data = isWaiting ? undefined : query.data;
  const isError = !isWaiting && data === undefined && query.isError;
  const hasFailed = isError && !(isApiError(error) && error.handled);
  usePageError(hasFailed);
  return (
    <Card look="plain" as="section" aria-labelledby={id} isFocusHome className="security__part">
      <div className="security__head">
        <h3 id={id} tabIndex={-1}>
          {title}
        </h3>
        {data !== undefined && actions}
      </div>
      {about !== undefined && <p>{about}</p>}
      {data !== undefined && children(data)}
      {data === undefined && !isError && <Skeleton label={t('loading')} rows={2} shape="lines" />}
      {hasFailed && (
        <Banner
          tone="error"
          announceKey={query.errorUpdatedAt}
          action={
            <Button compact busy={query.isFetching} onClick={() => void query.refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {t('loadError')}
        </Banner>
      )}
    </Card>
  );
}

/** Longest wait of the sections of the tab for the slowest of them, in ms. */
const LONGEST_WAIT_MS = 2000;

export const SectionsWait = createContext(false);

/**
 * Whether the sections still wait for each other. They show together, because a late one would move those below it away
 * from a press that has begun. After 2 seconds each shows when it has loaded, and then stays.
 */
export function useSectionsWait(): boolean {
  const queries = [useQuery(securityQuery), useQuery(passkeysQuery), useQuery(sessionsQuery)];
  const activity = useInfiniteQuery(activityQuery);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setOver, LONGEST_WAIT_MS, true);
    return () => clearTimeout(timer);
  }, []);
  const isWaiting = activity.isPending || queries.some(({ isPending }) => isPending);
  if (!isWaiting && !isOver) setOver(true);
  return isWaiting && !isOver;
}

/** Loads again what a change has changed, with the activity, where each change is an entry. */
export function useRefresh({ queryKey }: { queryKey: QueryKey }): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey });
    void queries.invalidateQueries({ queryKey: activityQuery.queryKey });
  };
}

interface Change {
  readonly error: Error | null;
  readonly announceKey: number;
}

/** Renders nothing when the app is on its way to another page. */
export function ChangeProblem({ of }: { of: readonly Change[] }) {
  const { t } = useTranslation('security');
  const failed = of.find(({ error }) => error !== null);
  const problem = failed === undefined ? undefined : problemText(t, failed.error);
  if (problem === undefined) return null;
  return (
    <Banner tone="error" announceKey={of.reduce((sum, { announceKey }) => sum + announceKey, 0)}>
      {problem}
    </Banner>
  );
}
