/**
 * Hostile redirect targets (see docs/decisions/secrets.md). The unit test of the redirect module uses them. So do the
 * browser tests of every route that reads a target. Every target must end on our own origin. `evil.example` is never
 * ours.
 */
export const hostileRedirects: readonly { readonly kind: string; readonly targets: readonly string[] }[] = [
  {
    kind: 'protocol-relative',
    targets: ['//evil.example', '///evil.example', '////evil.example/%2e%2e', '/\t/evil.example'],
  },
  {
    kind: 'backslashes',
    targets: [
      '\\\\evil.example',
      '/\\evil.example',
      '\\/evil.example',
      '/../\\evil.example',
      '/.\\/evil.example',
      'https:\\\\evil.example',
      '/\\/\\evil.example',
    ],
  },
  {
    kind: 'tabs and newlines',
    targets: [
      '/\t/evil.example',
      '/\n/evil.example',
      '/\r\n/evil.example',
      'ht\ttps://evil.example',
      'java\nscript:alert(1)',
      '\t//evil.example',
      'https://evil.example\n',
    ],
  },
  {
    kind: 'NUL and controls',
    targets: [
      '\u0000//evil.example',
      '/\u0000/evil.example',
      '\u0001https://evil.example',
      '\u007f//evil.example',
      '\u0085//evil.example',
    ],
  },
  {
    kind: 'spaces',
    targets: [
      ' //evil.example',
      '   https://evil.example',
      '\u00a0//evil.example',
      '\u3000https://evil.example',
      '\ufeff//evil.example',
      ' javascript:alert(1)',
    ],
  },
  {
    kind: 'user information',
    targets: [
      'https://localhost@evil.example',
      'https://localhost:5173@evil.example/auth',
      '//localhost@evil.example',
      'https://evil.example#@localhost',
      'https://evil.example\\@localhost',
      'http://a:b@localhost:5173/',
    ],
  },
  {
    kind: 'scheme without slashes',
    targets: [
      'https:evil.example',
      'http:evil.example',
      'https:/evil.example',
      'https:///evil.example',
      'https:/\\evil.example',
    ],
  },
  { kind: 'mixed case', targets: ['HTTPS://EVIL.EXAMPLE', 'hTTps://evil.example', 'JaVaScRiPt:alert(1)'] },
  {
    kind: 'Unicode dots',
    targets: [
      '//evil\u3002example',
      'https://evil\uff0eexample',
      '//evil\uff61example',
      '/\uff0f/evil.example',
      '\uff0f\uff0fevil.example',
      '/\u2215/evil.example',
    ],
  },
  {
    kind: 'look-alikes',
    targets: [
      'https://l\u043ecalhost',
      'https://loc\u0430lhost:5173/',
      'https://localhost.evil.example',
      'https://xn--lcalhost-0nb',
      'https://\u24d4vil.example',
    ],
  },
  {
    kind: 'numbers as hosts',
    targets: [
      'https://2130706433',
      'http://0x7f000001',
      'http://017700000001',
      'https://[::1]',
      'http://[::ffff:7f00:1]/',
      '//2130706433',
      'http://127.1',
    ],
  },
  {
    kind: 'script and data schemes',
    targets: [
      'javascript:alert(1)',
      'javascript://localhost/%0aalert(1)',
      'data:text/html,<script>alert(1)</script>',
      'vbscript:msgbox(1)',
      'blob:https://evil.example/1',
      'intent://evil.example#Intent;scheme=https;end',
      'file:///etc/passwd',
      'view-source:https://evil.example',
      'mailto:a@evil.example',
      'ftp://evil.example',
      'about:blank',
      'filesystem:https://evil.example/x',
    ],
  },
  {
    kind: 'encoded slashes',
    targets: [
      '/%2f%2fevil.example',
      '/%2fevil.example',
      '/%5cevil.example',
      '/%5c%5cevil.example',
      '/%252f%252fevil.example',
      '%2f%2fevil.example',
      '/.%2fevil.example',
      '/..%2f%2fevil.example',
      '/%2e%2e%2f%2fevil.example',
    ],
  },
  {
    kind: 'dots that uncover slashes',
    targets: [
      '/..//evil.example',
      '/.//evil.example',
      '/a/../..//evil.example',
      '/%2e%2e//evil.example',
      '/%2e//evil.example',
      '/a/..//..///evil.example',
      '/./\\evil.example',
      './/evil.example',
      '..//evil.example',
      '../\\evil.example',
    ],
  },
  {
    kind: 'after a prefix',
    targets: [
      '@evil.example',
      '.evil.example',
      ':80@evil.example',
      '/@evil.example',
      '/.evil.example',
      '.evil.example/auth/login',
      '-evil.example',
    ],
  },
  {
    kind: 'nested',
    targets: [
      '/auth/login?redirectUrl=//evil.example',
      '/auth/login?redirectUrl=https%3A%2F%2Fevil.example',
      '/auth/logout?redirectUrl=%2Fauth%2Flogin%3FredirectUrl%3D%252F%252Fevil.example',
      '/auth/step-up?cancelUrl=javascript:alert(1)&redirectUrl=\\\\evil.example',
      '/auth/impersonation?returnUrl=%09//evil.example',
    ],
  },
  {
    kind: 'over-long',
    targets: [
      `https://evil.example/${'a'.repeat(100_000)}`,
      `/${'/'.repeat(100_000)}evil.example`,
      `${' '.repeat(100_000)}//evil.example`,
      `/${'../'.repeat(30_000)}/evil.example`,
    ],
  },
];

/**
 * redirects.test.ts tests them on the module that the routes share, and redirect-module.spec.ts does it with the parser of
 * the browser.
 */
export const allHostileRedirects: readonly string[] = hostileRedirects.flatMap(({ targets }) => targets);
