import type { CollectedRequest } from './requests';
import { title, variables } from './variables';

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/**
 * Runs before each request. The token of the cookie is repeated in the header. Without a cookie the collection chooses a
 * token: the services take it as their own.
 */
const beforeEach = `
const known = pm.cookies.get('__Host-csrf-token') || pm.cookies.get('csrf-token');
const token = known || pm.collectionVariables.get('csrf');
if (!known) pm.request.headers.upsert({ key: 'Cookie', value: 'csrf-token=' + token });
pm.request.headers.upsert({ key: 'X-CSRF-Token', value: token });
pm.request.headers.upsert({ key: 'X-Mock-World', value: pm.variables.get('world') });
`;

/** A collection of Postman, v2.1. */
export function postmanCollection(folders: ReadonlyMap<string, readonly CollectedRequest[]>): object {
  return {
    info: { name: title, schema },
    item: [...folders].map(([name, requests]) => ({ name, item: requests.map(itemOf) })),
    variable: Object.entries(variables).map(([key, value]) => ({ key, value })),
    event: [script('prerequest', beforeEach)],
    // A redirect is the response that the contract declares.
    protocolProfileBehavior: { followRedirects: false },
  };
}

function itemOf({ name, about, method, path, statuses, ...request }: CollectedRequest): object {
  return {
    name,
    protocolProfileBehavior: { followRedirects: false },
    event: [
      script(
        'test',
        `pm.test('The contract declares the status', () => pm.expect(${JSON.stringify(statuses)}).to.include(pm.response.code));`,
      ),
    ],
    request: {
      method,
      description: about,
      header: request.headers.map(pair),
      url: {
        raw: `{{origin}}${path}`,
        host: ['{{origin}}'],
        path: path.slice(1).split('/'),
        variable: request.pathParameters.map(pair),
        query: request.query.map(pair),
      },
      ...(request.json !== undefined && { body: { mode: 'raw', raw: request.json } }),
      ...(request.form && { body: { mode: 'urlencoded', urlencoded: request.form.map(pair) } }),
    },
  };
}

const pair = ([key, value]: [string, string]) => ({ key, value });

function script(listen: 'prerequest' | 'test', text: string): object {
  return { listen, script: { type: 'text/javascript', exec: text.trim().split('\n') } };
}
