import { describe, expect, it } from 'vitest';
import { bareOriginsIn, captchaSources, captchaSourcesOf, noCaptchaSources } from './config-schema';
import { type DeliveryOptions, headerRules, inlineHashes, linksBody, ruleFor } from './headers';
import { nginxConfiguration } from './nginx/nginx';
import { placeFrom } from './nginx/place';
import { areHttps } from './server-files';

const html =
  '<!doctype html><head><style>body{margin:0}</style><script>document.title</script>' +
  '<script type="module" src="/auth/assets/a.js"></script></head>';
const rules = headerRules({ html });
const policyOf = (options: Partial<DeliveryOptions> = {}) =>
  ruleFor(headerRules({ html, ...options }), '/auth/login')?.headers['Content-Security-Policy'] ?? '';
const policy = policyOf();

describe('the header rules', () => {
  it('allow no unsafe source, and inline styles and scripts only by hash', () => {
    expect(policy).not.toContain('unsafe-');
    expect(policy).toContain(`script-src 'self' ${inlineHashes(html, 'script')[0]};`);
    expect(policy).toContain(`style-src 'self' ${inlineHashes(html, 'style')[0]};`);
    expect(inlineHashes(html, 'script')).toHaveLength(1);
  });

  it('allow calls to the configured services elsewhere, and to no other origin', () => {
    expect(policy).toContain("connect-src 'self';");
    const elsewhere = policyOf({ apiOrigins: ['https://services.example'] });
    expect(elsewhere).toContain("connect-src 'self' https://services.example;");
  });

  it('forbid framing the page, and require Trusted Types', () => {
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('let the configured host pages embed the two pages that report to them, and no other page', () => {
    const embedding = headerRules({ html, hostOrigins: ['https://host.example'] });
    const headersAt = (path: string) => ruleFor(embedding, path)?.headers ?? {};
    for (const path of ['/auth/step-up', '/auth/verify-contact-info']) {
      expect(headersAt(path)['Content-Security-Policy']).toContain('; frame-ancestors https://host.example;');
      expect(headersAt(path)['X-Frame-Options']).toBeUndefined();
      expect(ruleFor(rules, path)?.headers).toEqual(headersAt('/auth/login'));
    }
    for (const path of ['/auth/login', '/auth/step-up/x', '/auth/account-settings/contact-info', '/view/home'])
      expect(ruleFor(embedding, path)).toEqual(ruleFor(rules, path));
    const { 'Content-Security-Policy': _, 'X-Frame-Options': __, ...others } = headersAt('/auth/login');
    expect(headersAt('/auth/step-up')).toMatchObject(others);
  });

  it('keep the page out of every cache, and cache hashed assets for ever', () => {
    expect(ruleFor(rules, '/auth')?.headers['Cache-Control']).toBe('no-store');
    expect(ruleFor(rules, '/auth/login')?.headers['Cache-Control']).toBe('no-store');
    expect(ruleFor(rules, '/auth/assets/a-1.js')?.headers['Cache-Control']).toBe('public, max-age=31536000, immutable');
  });

  it('fall back to the page only under /auth, and serve it as the product home', () => {
    for (const path of ['/authentication', '/authn', '/authn/landing/x', '/view', '/view/home/x', '/index.html', '/x'])
      expect(ruleFor(rules, path), path).toBeUndefined();
    for (const path of ['/', '/view/home', '/authn/landing', '/auth', '/auth/any/where'])
      expect(ruleFor(rules, path)?.source, path).toBe('page');
  });

  it('name where users manage passkeys, and only where there are passkeys', () => {
    const path = '/.well-known/passkey-endpoints';
    expect(ruleFor(rules, path)).toBeUndefined();
    const rule = ruleFor(headerRules({ html, hasPasskeys: true }), path);
    const managing = 'https://login.example/auth/account-settings/security';
    const links = rule && JSON.parse(linksBody(rule, 'https://login.example'));
    expect(links).toEqual({ enroll: managing, manage: managing });
  });

  it('name the hosts that share their passkeys, and only where there are passkeys', () => {
    const path = '/.well-known/webauthn';
    expect(ruleFor(headerRules({ html, hosts: ['pay.example'] }), path)).toBeUndefined();
    const rule = ruleFor(headerRules({ html, hasPasskeys: true, hosts: ['pay.example', 'hr.example:8443'] }), path);
    expect(rule && linksBody(rule, 'https://login.example')).toBe(
      '{"origins":["https://pay.example","https://hr.example:8443"]}',
    );
  });

  it('upgrade http addresses only where browsers come over https', () => {
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(policyOf({ isSecure: true })).toMatch(/; upgrade-insecure-requests(?:;|$)/);
  });

  it('know the port of each public origin, and that one of them is http', () => {
    const place = placeFrom('public', { PUBLIC_ORIGIN: 'https://login.example:8443,http://intra.example' });
    expect(nginxConfiguration(rules, place)).toContain('login.example login.example:8443;');
    expect(areHttps(place.publicOrigins)).toBe(false);
  });

  it('name the address for reports in the policy and in its header, if there is one', () => {
    expect(policy).not.toContain('report');
    const headersWith = (isSecure: boolean) =>
      ruleFor(headerRules({ html, isSecure, reportsUrl: '/api/reports' }), '/auth/login')?.headers ?? {};
    expect(headersWith(true)['Reporting-Endpoints']).toBe('reports="/api/reports"');
    expect(headersWith(true)['Content-Security-Policy']).toMatch(/; report-uri \/api\/reports; report-to reports$/);
    // Over http browsers know no endpoint. With the name of one in the policy they would send nothing.
    expect(headersWith(false)['Reporting-Endpoints']).toBeUndefined();
    expect(headersWith(false)['Content-Security-Policy']).toMatch(/; report-uri \/api\/reports$/);
  });

  it('allow the captcha origins only for the script and its frame', () => {
    const directives = policyOf({ captcha: captchaSourcesOf('https://captcha.example/api.js') }).split('; ');
    const forCaptcha = directives.filter((directive) => directive.includes('captcha.example'));
    expect(forCaptcha.map((directive) => directive.split(' ')[0])).toEqual(['script-src', 'frame-src']);
    expect(forCaptcha[0]).toContain('https://captcha.example/api.js');
  });

  it('allow what a captcha of several files names, with its paths and its Trusted Types policies', () => {
    const more = {
      scripts: ['https://www.captcha.example/recaptcha/', 'https://static.captcha.example/recaptcha/'],
      frames: ['https://frames.captcha.example/recaptcha/'],
      styles: ['https://static.captcha.example/recaptcha/'],
      trustedTypes: ['recaptcha', 'goog#html'],
    };
    const captcha = captchaSourcesOf('https://www.captcha.example/recaptcha/api.js', more);
    const directives = policyOf({ captcha }).split('; ');
    const sourcesOf = (name: string) => directives.find((one) => one.startsWith(`${name} `))?.split(' ') ?? [];
    expect(sourcesOf('script-src')).toEqual(expect.arrayContaining(more.scripts));
    expect(sourcesOf('script-src')).not.toContain('https://www.captcha.example');
    expect(sourcesOf('style-src')).toEqual(expect.arrayContaining(more.styles));
    expect(sourcesOf('frame-src')).toEqual(expect.arrayContaining(more.frames));
    expect(sourcesOf('trusted-types')).toEqual(['trusted-types', 'captcha-script', 'recaptcha', 'goog#html']);
  });

  it.each([
    ['scripts', "'unsafe-inline'"],
    ['scripts', 'https://a.example/; script-src *'],
    ['scripts', 'https://*.example/'],
    ['scripts', 'http://a.example/'],
    ['frames', 'https://a.example, https://b.example'],
    ['styles', '*'],
    ['trustedTypes', "* 'allow-duplicates'"],
  ])('refuse what could break out of the policy: captchaSources.%s %j', (name, value) => {
    const issues = captchaSources.safeParse({ [name]: [value] }).error?.issues;
    expect(issues?.map(({ path }) => path)).toEqual([[name, 0]]);
  });

  it.each(['https://a.example/x;sandbox', 'https://a.example/$host/x', 'http://a.example/api.js'])(
    'refuse the same in captchaScriptUrl: %j',
    (url) => expect(() => captchaSourcesOf(url)).toThrow('captchaScriptUrl'),
  );

  it('tell a source that allows a whole origin from one with a path', () => {
    const scripts = ['https://www.google.com', 'https://www.google.com/recaptcha/'];
    expect(bareOriginsIn({ ...noCaptchaSources, scripts })).toEqual(['https://www.google.com']);
  });
});
