import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Spectral's rules for OpenAPI, and those for OWASP's API security top ten. openapi/spectral.yaml has the exceptions. */
function lint(...files: string[]): { status: number | null; output: string } {
  const spectral = 'node_modules/@stoplight/spectral-cli/dist/index.js';
  const options = ['lint', '--ruleset', 'openapi/spectral.yaml', '--fail-severity', 'hint', ...files];
  const { status, stdout, stderr } = spawnSync(process.execPath, [spectral, ...options], { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

test('Spectral and the rules of OWASP find nothing but the exceptions that have a reason', () => {
  const { status, output } = lint('openapi/generated/*.json');
  expect(output).toContain('No results');
  expect(status).toBe(0);
}, 60_000);

test('they find an operation that anyone may call, and an integer without bounds', () => {
  const folder = mkdtempSync(path.join('node_modules', '.cache', 'spectral-'));
  const file = path.join(folder, 'ui-gateway.json');
  const document = JSON.parse(readFileSync('openapi/generated/ui-gateway.json', 'utf8'));
  document.paths['/persons/me/legal-agreements'].post.security = [];
  document.components.schemas.TraceId = { type: 'integer' };
  writeFileSync(file, JSON.stringify(document));
  const { status, output } = lint(file);
  rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  expect(output).toContain('owasp:api2:2023-write-restricted');
  expect(output).toContain('owasp:api4:2023-integer-limit');
}, 60_000);
