import { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../api/response/api-error';

/**
 * The cache of server data. A read is tried once more when there was no answer at all; a write never is ("one request
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
