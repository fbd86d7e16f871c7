import { operations } from '../../../openapi/generated/operations';
import { isOperationId } from '../../contract/route-index';
import { type CopySource, telling } from './source';

/** As openapi/workflows names its source descriptions. */
const sources = {
  'authentication-service': 'auth',
  'identity-orchestrator': 'orchestrator',
  'identity-orchestrator-v1': 'orchestratorV1',
  'ui-gateway': 'gateway',
  'account-security': 'security',
} as const;

/**
 * An Arazzo 1.0 workflow: first the control calls, then the platform's calls. Session cookies become references to the
 * sign-in step (see openapi/workflows).
 */
export function arazzoOf({ setUp, calls }: CopySource): string {
  const seen = telling(calls).flatMap((call) =>
    call.operationId !== null && isOperationId(call.operationId) ? [{ ...call, operationId: call.operationId }] : [],
  );
  const used = [...new Set(seen.map(({ operationId }) => operations[operationId].service))];
  const lines = [
    'arazzo: 1.0.1',
    'info: { title: Copied from the mock server, version: 1.0.0 }',
    'sourceDescriptions:',
    '  - { name: mock, type: openapi, url: ../generated/mock-control.json }',
    ...used.map((service) => `  - { name: ${sources[service]}, type: openapi, url: ../generated/${service}.json }`),
    'workflows:',
    '  - workflowId: copied',
    '    parameters:',
    '      - { name: X-Mock-World, in: header, value: workflow-copied }',
    '      - { name: X-CSRF-Token, in: header, value: workflow }',
    '      - { name: csrf-token, in: cookie, value: workflow }',
    '    steps:',
    ...step('begin', 'mock', 'resetWorld', [], { contentType: 'application/json', payload: {} }, 200),
  ];
  for (const [n, { operationId, url, body }] of setUp.entries()) {
    const name = decodeURIComponent(url.split('?')[0]?.split('/').at(-1) ?? '');
    const parameters =
      operationId === 'applyScenario'
        ? [{ name: 'name', in: 'path', value: name }]
        : operationId === 'setFlag'
          ? [{ name: 'flag', in: 'path', value: name }]
          : [];
    if (operationId !== 'resetWorld' && operationId !== 'patchRecord')
      lines.push(
        ...step(
          `given${n + 1}`,
          'mock',
          operationId,
          parameters,
          { contentType: 'application/json', payload: body ?? {} },
          undefined,
        ),
      );
  }
  const signedIn = setUp.findIndex(({ operationId }) => operationId === 'signIn');
  for (const [n, { operationId, status, url, requestBody, requestHeaders }] of seen.entries()) {
    const rule = operations[operationId];
    const parameters: { name: string; in: string; value: string }[] = [
      ...pathValues(`${rule.base}${rule.path}`, url),
      ...[...new URLSearchParams(url.split('?')[1] ?? '')].map(([name, value]) => ({ name, in: 'query', value })),
    ];
    if (rule.session !== 'none' && signedIn >= 0 && requestHeaders['cookie']?.includes('session='))
      parameters.push({ name: 'session', in: 'cookie', value: `$steps.given${signedIn + 1}.outputs.session` });
    lines.push(
      ...step(
        `call${n + 1}`,
        sources[rule.service],
        operationId,
        parameters,
        requestBody === undefined || rule.bodyType === null
          ? undefined
          : { contentType: rule.bodyType, payload: requestBody },
        status,
      ),
    );
  }
  return `${lines.join('\n')}\n`;
}

function step(
  id: string,
  source: string,
  operationId: string,
  parameters: { name: string; in: string; value: string }[],
  body: { contentType: string; payload: unknown } | undefined,
  status: number | undefined,
): string[] {
  return [
    `      - stepId: ${id}`,
    `        operationId: $sourceDescriptions.${source}.${operationId}`,
    ...(parameters.length > 0
      ? [
          '        parameters:',
          ...parameters.map(
            ({ name, in: place, value }) =>
              `          - { name: ${name}, in: ${place}, value: ${JSON.stringify(value)} }`,
          ),
        ]
      : []),
    // JSON is valid YAML.
    ...(body
      ? [
          '        requestBody:',
          `          contentType: ${body.contentType}`,
          `          payload: ${JSON.stringify(body.payload)}`,
        ]
      : []),
    '        successCriteria:',
    `          - condition: $statusCode ${status === undefined ? '< 300' : `== ${status}`}`,
    ...(operationId === 'signIn' && source === 'mock'
      ? ['        outputs:', '          session: $response.body#/cookies/session']
      : []),
  ];
}

function pathValues(template: string, url: string): { name: string; in: string; value: string }[] {
  const given = (url.split('?')[0] ?? '').split('/');
  return template
    .split('/')
    .flatMap((part, i) =>
      part.startsWith('{') ? [{ name: part.slice(1, -1), in: 'path', value: decodeURIComponent(given[i] ?? '') }] : [],
    );
}
