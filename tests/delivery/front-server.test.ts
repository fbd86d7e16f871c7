import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalHeaders } from '../../scripts/delivery/headers';
import { startNginx, startPreview, isAlive, publicHost, type FrontServer } from './front/servers';
import { exchange, headerOf } from './front/socket';
import { faultyAnswers } from './front/faulty-answers';

describe.each([['preview', startPreview], ['nginx', startNginx]] as const)('%s', (_n, start) => {
  let s: FrontServer;
  beforeAll(async () => { s = await start(); }, 180000);
  afterAll(async () => s.stop());
  const get = (path: string, more='') => exchange(s.port, `GET ${path} HTTP/1.1\r\nHost: ${publicHost}\r\n${more}\r\n`, {patience: 4000});
  it.each(['/auth/assets/..%2f..%2findex.html','/api/../x','/api/%2e%2e/x','/api/..;/x','/auth//x','/auth/%00', '/auth/%252e%252e/x', '/auth/\\x', '/auth/%5c','/auth/%zz', 'http://x/auth'])('400 %s', async (p) => { const { answers: [a] } = await get(p); expect(a?.status).toBe(400); for (const [k,v] of Object.entries(refusalHeaders)) expect(headerOf(a!, k), k).toBe(v); expect(JSON.parse(a!.body).traceId).toHaveLength(32); });
  it('2: no Host', async () => { for (const r of ['GET /api/x HTTP/1.0\r\n\r\n','GET /api/x HTTP/1.1\r\n\r\n','GET /api/x HTTP/1.1\r\nHost: login.example\r\nHost: login.example\r\n\r\n','GET /api/x HTTP/1.1\r\nHost: \r\n\r\n']) { const { answers: [a], text } = await exchange(s.port, r, {patience: 2000}); expect(a?.status, r + text).toBe(400); for (const [k,v] of Object.entries(refusalHeaders)) expect.soft(headerOf(a!, k), k + r).toBe(v); } expect(await isAlive(s)).toBe(true); });
  it('3: smuggling', async () => { for (const m of ['GET','HEAD','DELETE','OPTIONS','POST']) { const r = await exchange(s.port, `${m} /api/x HTTP/1.1\r\nHost: ${publicHost}\r\nTransfer-Encoding: chunked\r\n\r\n2b\r\nGET /api/smuggled HTTP/1.1\r\nHost: x\r\nA: b\r\n\r\n0\r\n\r\n`, {patience: 1000, method: m}); console.log(m, r.answers[0]?.status); } expect(s.services.received.map((r:any)=>r.method+' '+r.target)).not.toContain('GET /api/smuggled'); });
  it('3: connection-named', async () => { const r = await get('/api/x', 'Connection: X-Secret\r\nX-Secret: 1\r\n'); console.log(r.text); expect(JSON.stringify(s.services.received)).not.toContain('x-secret'); });
  it.concurrent.each(Object.keys(faultyAnswers))('4: %s', async (name) => { const { answers: [a], text, took } = await get('/api/faulty/'+name); const alive = await isAlive(s); expect.soft(alive).toBe(true); console.log(s.name, name, faultyAnswers[name]?.expects, a?.status, took|0, text.length, JSON.stringify(text.slice(-60))); });
  it('5: host', async () => { const { answers: [a] } = await exchange(s.port, 'GET /api/x HTTP/1.1\r\nHost: evil.example\r\n\r\n'); expect(a?.status).toBe(421); expect(a?.body).toContain('MALFORMED');});
  it('5: forwarding', async () => { await get('/api/fwd', 'X-Forwarded-For: 6.6.6.6\r\nForwarded: for=6.6.6.6\r\nX-Forwarded-Host: 6.6.6.6\r\n'); expect(JSON.stringify(s.services.received)).not.toContain('6.6.6.6'); console.log(s.services.received.at(-1)) });
  it('10: dots', async () => { const { answers: [a] } = await get('/auth/create-account/aaa.bbb.ccc'); expect(a?.status).toBe(200); expect(headerOf(a!, 'content-type')).toContain('text/html'); });
  it('config twin', async () => { const { answers: [a], text } = await get('/auth/config.json.gz'); expect(a?.status, text.slice(0,500)).toBe(404); const p = (await exchange(s.port, `POST /auth/login HTTP/1.1\r\nHost: ${publicHost}\r\nContent-Length: 3\r\n\r\nabc`)).text; console.log(p) });
});
