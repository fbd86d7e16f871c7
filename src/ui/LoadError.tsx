import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from './Banner';
import { Button } from './Button';

export interface FailedQuery {
  isError: boolean;
  /** With `handled: true` the app has already shown it elsewhere. */
  error: unknown;
  errorUpdatedAt: number;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface LoadErrorProps {
  query: FailedQuery | readonly FailedQuery[];
  children: ReactNode;
}

/** Shows nothing for a failure that the app has already handled. */
export function LoadError({ query, children }: LoadErrorProps) {
  const { t } = useTranslation('ui');
  const failed = [query].flat().filter(({ isError }) => isError);
  const shown = failed.find(({ error }) => !isHandled(error));
  if (shown === undefined) return null;
  return (
    <Banner
      tone="error"
      announceKey={shown.errorUpdatedAt}
      action={
        <Button busy={shown.isFetching} onClick={() => failed.forEach((one) => void one.refetch())}>
          {t('load.retry')}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}

function isHandled(error: unknown): boolean {
  return error instanceof Error && 'handled' in error && error.handled === true;
}
