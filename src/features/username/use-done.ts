import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { continueAfterObligation } from '../../session/handle-obligation';
import { goTo } from '../../navigation/navigation';
import { withSearch } from '../../navigation/path';
import { paths } from '../../navigation/paths';
import { configuredTarget } from '../../navigation/redirects';
import { authCheckQuery } from '../../session/session';
import { showToast } from '../../navigation/toasts';

/** The server has met the obligation by then. */
export function useDone(count: number): () => Promise<void> {
  const { search } = useLocation();
  const queries = useQueryClient();
  return async () => {
    showToast('success', count === 1 ? 'USERNAME_CHANGED' : 'USERNAMES_CHANGED');
    const check = await queries.ensureQueryData(authCheckQuery).catch(() => null);
    void queries.invalidateQueries({ refetchType: 'none' });
    if (check?.isSingleSignOn === true) goTo(withSearch(paths.logout(), search));
    else await continueAfterObligation(search, configuredTarget('home'));
  };
}
