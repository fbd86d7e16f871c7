import { documents } from '../../contract/documents';
import { withErrorCodes } from '../../contract/error-codes-in';
import { withReaders } from '../../contract/response-fields';
import { html, page } from '../../http/html';
import type { MockResponse } from '../../http/http';
import type { ControlCalls } from '../define';
import { controlDocument } from '../../contract/control';
import { ControlRefusal } from '../refusal';
import { assetPaths } from './assets';

const allDocuments: Readonly<Record<string, { [key: string]: unknown }>> = {
  ...documents,
  'mock-control': controlDocument,
};

export const pageCalls = {
  getDashboard({ world, query, request }) {
    const isPanel = query.view === 'panel';
    return {
      raw: page({
        title: 'Mock server',
        style: assetPaths.dashboardStyle,
        scripts: [assetPaths.dashboard],
        main: html`<div
          id="workbench"
          data-world="${world.id}"
          data-view="${query.view ?? 'page'}"
          data-app-origin="${request.appOrigin ?? ''}"
        ></div>`,
        hasOwnHeading: true,
        framedBySelf: isPanel,
        ...(isPanel && { mainName: 'Mock server' }),
      }),
    };
  },

  getDocs({ world, query: { document = 'authentication-service' } }) {
    const options = Object.keys(allDocuments).map((name) =>
      name === document ? html`<option selected>${name}</option>` : html`<option>${name}</option>`,
    );
    return {
      raw: forSwagger(
        page({
          title: 'API of the services and of the mock server',
          style: assetPaths.style,
          scripts: [assetPaths.swagger, assetPaths.docs],
          main: html`<link rel="stylesheet" href="${assetPaths.swaggerStyle}" />
            <p><a href="/__mock?mock-world=${world.id}">Dashboard</a></p>
            <form action="/__mock/docs">
              <label for="document">Document</label
              ><select id="document" name="document">
                ${options}
              </select>
              <label for="world">World</label
              ><input type="text" id="world" name="mock-world" value="${world.id}" required />
              <button>Show</button>
            </form>
            <div id="swagger-ui" data-document="${document}" data-world="${world.id}"></div>`,
        }),
      ),
    };
  },

  getDocument({ path }) {
    const document = Object.hasOwn(allDocuments, path.document) ? allDocuments[path.document] : undefined;
    if (!document)
      throw new ControlRefusal(
        404,
        'NOT_FOUND',
        `There is no document "${path.document}": there are ${Object.keys(allDocuments).join(', ')}.`,
      );
    return { body: withReaders(withErrorCodes(document)) };
  },
} satisfies Partial<ControlCalls>;

/**
 * Swagger UI needs two exceptions to the policy of the page. The icons in its style sheet are `data:` images. It writes
 * the texts of the contract as HTML. Scripts stay the server's own files.
 */
function forSwagger(response: MockResponse): MockResponse {
  return {
    ...response,
    headers: response.headers.map(([name, value]) => [
      name,
      name === 'Content-Security-Policy'
        ? value
            .replace("img-src 'self'", "img-src 'self' data:")
            .replace("trusted-types 'none'", 'trusted-types dompurify default')
        : value,
    ]),
  };
}
