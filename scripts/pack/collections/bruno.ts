import { envJsonToBruV2, jsonToBruV2, jsonToCollectionBru } from '@usebruno/lang';
import type { CollectedRequest } from './requests';
import { title, variables } from './variables';

/** The files of a collection of Bruno, by their path in its folder. Its own library writes them. */
export function brunoFiles(folders: ReadonlyMap<string, readonly CollectedRequest[]>): Map<string, string> {
  const environment = pairs(Object.entries(variables)).map((one) => ({ ...one, secret: false }));
  // The services take the token that the caller chooses, when cookie and header have it.
  const headers = pairs([
    ['X-Mock-World', '{{world}}'],
    ['X-CSRF-Token', '{{csrf}}'],
    ['Cookie', 'csrf-token={{csrf}}'],
  ]);
  return new Map([
    ['bruno.json', `${JSON.stringify({ version: '1', name: title, type: 'collection' }, null, 2)}\n`],
    ['collection.bru', jsonToCollectionBru({ headers, docs: 'Choose the environment "workbench" first.' })],
    ['environments/workbench.bru', envJsonToBruV2({ variables: environment })],
    ...[...folders].flatMap(([folder, requests]) =>
      requests.map((one, at): [string, string] => [`${folder}/${one.id}.bru`, fileOf(one, at + 1)]),
    ),
  ]);
}

function fileOf({ name, about, method, path, json, form, ...request }: CollectedRequest, seq: number): string {
  return jsonToBruV2({
    meta: { name, type: 'http', seq },
    http: {
      method: method.toLowerCase(),
      url: `{{origin}}${path}${request.query.length > 0 ? `?${request.query.map((one) => one.join('=')).join('&')}` : ''}`,
      body: json !== undefined ? 'json' : form ? 'formUrlEncoded' : 'none',
      auth: 'none',
    },
    params: [
      ...pairs(request.query).map((one) => ({ ...one, type: 'query' as const })),
      ...pairs(request.pathParameters).map((one) => ({ ...one, type: 'path' as const })),
    ],
    headers: pairs(request.headers),
    body: { ...(json !== undefined && { json }), ...(form && { formUrlEncoded: pairs(form) }) },
    docs: about,
  });
}

function pairs(list: readonly (readonly [name: string, value: string])[]) {
  return list.map(([name, value]) => ({ name, value, enabled: true }));
}
