import { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../api/response/api-error';

/**
 * Creates the cache of server data. Retries a read once when no response arrived. Never retries a write ("one request
 * per submit").
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && isApiError(error) && error.kind === 'network',
      },
      mutations: { retry: false },
    },
  });
}
