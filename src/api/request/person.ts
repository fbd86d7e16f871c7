import type { Middleware } from 'openapi-fetch';
import { apiConfiguration } from '../configure';

/** The pattern of an id in the contract. A header could not carry an id of another form. */
const ID = /^[A-Za-z0-9._:@+~-]{1,128}$/;

/**
 * Names the person for whom the page makes a change. If the session belongs to another person by now, the service
 * refuses it. Only our own origin gets the header: a service elsewhere would have to allow it (CORS).
 */
export const addExpectedPerson: Middleware = {
  onRequest({ request }) {
    const { person, origin } = apiConfiguration();
    const isChange = request.method !== 'GET' && request.method !== 'HEAD';
    if (!isChange || new URL(request.url).origin !== origin()) return;
    const id = person();
    if (id !== undefined && ID.test(id)) request.headers.set('Expected-Person-Id', id);
  },
};
