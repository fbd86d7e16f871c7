import { describe, expect, it } from 'vitest';
import { dispatch } from '../../server/dispatch';
import { newCaller, ORIGIN, testWorld } from '../../testing/client';

const scriptOn = (page: string, blockedURL = 'https://evil.example/x.js?secret=1') => ({
  type: 'csp-violation',
  age: 10,
  url: page,
  body: { documentURL: page, blockedURL, effectiveDirective: 'script-src-elem', disposition: 'enforce' },
});

describe('the collector of security reports', () => {
  it('takes the reports of a browser without a session and without a CSRF token', async () => {
    const world = await testWorld();
    const response = await dispatch(world, {
      method: 'POST',
      url: '/api/ui-gateway/v0/security-reports',
      headers: { 'content-type': 'application/reports+json' },
      body: new TextEncoder().encode(JSON.stringify([scriptOn(`${ORIGIN}/auth/login`)])),
      origin: ORIGIN,
    });
    expect(response.status).toBe(204);
    expect(world.db.securityReports.toJSON()).toEqual([
      expect.objectContaining({
        rule: 'script-src-elem',
        blocked: 'https://evil.example',
        page: '/auth/login',
        count: 1,
        isReportOnly: false,
      }),
    ]);
  });

  it('takes the older form too', async () => {
    const world = await testWorld();
    const report = {
      'csp-report': {
        'document-uri': `${ORIGIN}/auth/login?redirectUrl=/x`,
        'blocked-uri': 'inline',
        'violated-directive': "style-src 'self'",
        disposition: 'report',
      },
    };
    const response = await newCaller(world).send('reportViolations', {
      body: report,
      headers: { 'content-type': 'application/csp-report' },
    });
    expect(response.status).toBe(204);
    expect(world.db.securityReports.toJSON()).toEqual([
      expect.objectContaining({ rule: 'style-src', blocked: 'inline', page: '/auth/login', isReportOnly: true }),
    ]);
  });

  it('keeps no token of an address', async () => {
    const world = await testWorld();
    const pages = ['create-account/secret-token', 'r/secret-token', 'reset?token=secret-token', 'login#secret-token'];
    const body = pages.map((page) => scriptOn(`${ORIGIN}/auth/${page}`, `${ORIGIN}/auth/${page}`));
    await newCaller(world).expect('reportViolations', '204', { body });
    const kept = JSON.stringify(world.db.securityReports.toJSON());
    expect(kept).toContain('/auth/create-account');
    expect(kept).not.toContain('secret-token');
  });

  it('counts equal reports, and keeps at most 100 different ones', async () => {
    const world = await testWorld();
    const visitor = newCaller(world);
    const many = Array.from({ length: 100 }, (_, n) => scriptOn(`${ORIGIN}/auth/login`, `https://evil-${n}.example/`));
    await visitor.expect('reportViolations', '204', { body: many });
    for (const ms of [0, 1000]) {
      world.clock.advance(ms);
      await visitor.expect('reportViolations', '204', { body: [scriptOn(`${ORIGIN}/auth/login`)] });
    }
    const kept = world.db.securityReports.toJSON();
    expect(kept).toHaveLength(100);
    expect(kept.at(-1)).toMatchObject({ blocked: 'https://evil.example', count: 2, lastAt: world.clock.now() });
    expect(kept.map(({ blocked }) => blocked)).not.toContain('https://evil-0.example');
  });

  it('refuses more than 100 reports at once, and a body that is too large', async () => {
    const visitor = newCaller(await testWorld());
    const report = scriptOn(`${ORIGIN}/auth/login`);
    expect((await visitor.send('reportViolations', { body: Array.from({ length: 101 }, () => report) })).is).toBe(
      '400 MALFORMED_REQUEST',
    );
    expect((await visitor.send('reportViolations', { body: 'x'.repeat(300_000) })).is).toBe('413 PAYLOAD_TOO_LARGE');
  });
});
