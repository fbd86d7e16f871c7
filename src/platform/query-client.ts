import { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../api/response/api-error';

/**
 * Creates the cache of server data. Retries a read once when no response arrived. Never retries a write ("one request
 * per submit"). Sends each at once: browsers report "offline" on working networks too, and a write at a later moment
 * would surprise the user.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && isApiError(error) && error.kind === 'network',
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
