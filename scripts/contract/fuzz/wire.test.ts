import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { bytes, curlLine } from './wire';

test.each([3000, 300_000])('a shell sends a body of %d letters as it was sent', (length) => {
  const text = `{"it's":"${'x'.repeat(length)}"}`;
  const line = curlLine('http://localhost', { method: 'POST', url: '/', headers: {}, body: bytes(text) });
  expect(line.length).toBeLessThan(200);
  // The last word is the body, or says that the body comes by the pipe.
  const curl = 'curl() { shift 5; if [ "$1" = @- ]; then cat; else printf %s "$1"; fi; }';
  expect(execFileSync('sh', ['-c', `${curl}; ${line}`], { encoding: 'utf8' })).toBe(text);
});
