import type { UseQueryResult } from '@tanstack/react-query';
import { useContext, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/response/api-error';
import { usePageError } from '../../navigation/page-title';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { PartsWait } from './together';

interface PartProps<Data> {
  title: string;
  about?: string;
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isFetching' | 'error' | 'errorUpdatedAt' | 'refetch'>;
  actions?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A section of the tab with its own loading and failed state. A failed part leaves the others usable. */
export function Part<Data>({ title, about, query, actions, children }: PartProps<Data>) {
  const { t } = useTranslation('security');
  const titleId = useId();
  const isWaiting = useContext(PartsWait);
  const { error } = query;
  const data = isWaiting ? undefined : query.data;
  const isError = !isWaiting && data === undefined && query.isError;
  const hasFailed = isError && !(isApiError(error) && error.handled);
  usePageError(hasFailed);
  return (
    <Card look="plain" as="section" aria-labelledby={titleId} isFocusHome className="security__part">
      <div className="security__head">
        <h3 id={titleId}>{title}</h3>
        {data !== undefined && actions}
      </div>
      {about !== undefined && <p className="security__about">{about}</p>}
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
