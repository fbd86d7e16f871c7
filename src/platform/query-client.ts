import { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../api/response/api-error';

/** Retries a read once when no response arrived. Never retries a write. */
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
