import { queryOptions } from '@tanstack/react-query';
import { authentication } from '../api/clients';
import { unwrap } from '../api/unwrap';

/**
 * GET /check-obligations for a page of the signed-in person: an obligation is taken up as it is in any other answer (spec 4,
 * Obligations). Who is not signed in is the guard's to find out.
 */
export const obligationsQuery = queryOptions({
  queryKey: ['session', 'obligations'],
  queryFn: async ({ signal }) => {
    await unwrap(authentication.GET('/check-obligations', { signal }), { own: ['session', 'forbidden'] });
    return null;
  },
  retry: false,
});
