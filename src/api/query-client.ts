import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './response/api-error';
import { share } from './response/reads';

/**
 * Retries a read once when no response arrived, and never a write. Sends each at once: browsers report "offline" on
 * working networks too.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        ...(import.meta.env.DEV && { structuralSharing: share }),
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && isApiError(error) && error.kind === 'network',
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
