import type { QueryClient } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/authentication-service';
import { authentication } from '../../api/clients';
import { everyHook, unwrap } from '../../api/response/unwrap';
import { isFlagOn } from '../../session/flags';

type AuthPath = components['schemas']['AuthPath'];

/** A TypeError for a response without the system: the caller then shows the password. */
export async function checkAuthPath(queries: QueryClient, username: string, signal: AbortSignal): Promise<AuthPath> {
  const byPost = await isFlagOn(queries, 'enableCheckAuthPathPost');
  const response = byPost
    ? await unwrap(authentication.POST('/check-auth-path', { body: { username }, signal }), { skipHooks: everyHook })
    : await unwrap(
        authentication.GET('/username/{username}/check-auth-path', { params: { path: { username } }, signal }),
        { skipHooks: everyHook },
      );
  if (typeof response.isLifionLogin !== 'boolean') throw new TypeError('The path check has no isLifionLogin.');
  return response;
}
