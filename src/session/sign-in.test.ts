import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { json, refusal, respondTo, services, standInForServices } from '../../tests/support/services';
import { logIn } from './sign-in';

standInForServices();

it('sends the form, and again with a new CSRF token when the server refuses the first', async () => {
  respondTo('post', '/login', json(refusal('CSRF_TOKEN_INVALID'), 403), json({ redirectUrl: '' }));
  respondTo('get', '/check', () => {
    services.cookies = 'csrf-token=token-2';
    return HttpResponse.json(refusal('MISSING_SESSION_COOKIE'), { status: 401 });
  });
  await logIn({ username: 'ann', password: 'p&=ä' }, new AbortController().signal, {});
  const posts = services.seen.filter(({ method }) => method === 'POST');
  expect(posts.map(({ headers }) => headers.get('X-CSRF-Token'))).toEqual(['token-1', 'token-2']);
  for (const post of posts) {
    expect(post.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(await post.text()))).toEqual({ username: 'ann', password: 'p&=ä' });
  }
});
