/** Shows one document in Swagger UI. Each request goes to the world of the page, and repeats its CSRF token. */
export const docsScript = `'use strict';
const place = document.getElementById('swagger-ui');
document.documentElement.classList.toggle('dark-mode', matchMedia('(prefers-color-scheme: dark)').matches);

// Swagger UI writes the texts of the contract as HTML, cleaned by DOMPurify. Scripts stay refused.
if (window.trustedTypes) trustedTypes.createPolicy('default', { createHTML: (html) => html });

/** The services set this cookie, and a page may choose it. Over https its name has a prefix. */
function csrfToken() {
  const name = location.protocol === 'https:' ? '__Host-csrf-token' : 'csrf-token';
  const known = document.cookie.split('; ').find((pair) => pair.startsWith(name + '='));
  if (known) return known.slice(name.length + 1);
  const token = crypto.randomUUID();
  document.cookie = name + '=' + token + '; Path=/; SameSite=Lax' + (location.protocol === 'https:' ? '; Secure' : '');
  return token;
}

SwaggerUIBundle({
  domNode: place,
  url: '/__mock/openapi/' + place.dataset.document,
  deepLinking: true,
  displayOperationId: true,
  tryItOutEnabled: true,
  requestInterceptor(request) {
    request.headers = {
      'X-CSRF-Token': csrfToken(),
      'X-Trace-Id': 'docs-' + Date.now().toString(36),
      ...request.headers,
      'X-Mock-World': place.dataset.world,
    };
    return request;
  },
});
`;
