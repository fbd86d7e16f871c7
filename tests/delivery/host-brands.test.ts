import { describe, expect, it } from 'vitest';
import { brandEntryOf } from '../../scripts/delivery/host-brands';
import { request } from './front/case';
import { headerOf } from './front/socket';
import { ask, withNginx } from './front/with-nginx';

describe('nginx tells the page of a host its brand', () => {
  const acme = brandEntryOf('acme', { name: 'Acme', colours: { light: { page: '#fffdf0' }, dark: {} } });
  const plain = brandEntryOf('plain', { name: 'Plain', mark: { light: '/auth/plain.png', dark: '/auth/plain.png' } });
  const hosts = Array.from({ length: 300 }, (_, number) => `shop-${number}.example`);
  const entries = new Map([['plain.example', plain], ...hosts.map((host) => [host, acme] as const)]);
  const publicOrigins = ['login.example', ...entries.keys()].map((host) => new URL(`https://${host}`));

  it('for each of many hosts, in any spelling, and nothing where the build has painted it', async () => {
    await withNginx({ publicOrigins, hostBrands: { entries, others: '' } }, async ({ port }) => {
      const told = async (host: string) => {
        const response = await ask(port, request('GET', '/auth/login', [`Host: ${host}`]));
        return [response?.status, response && headerOf(response, 'Server-Timing')];
      };
      expect(await told('shop-7.example')).toEqual([200, 'brand;desc="acme #fffdf0 #0e1319 /auth/favicon.svg"']);
      expect(await told('SHOP-299.example.:443')).toEqual([200, acme]);
      expect(await told('plain.example')).toEqual([200, 'brand;desc="plain #f4f6f9 #0e1319 /auth/plain.png"']);
      expect(await told('login.example')).toEqual([200, undefined]);
    });
  });

  it('on every host, where the default brand has another look', async () => {
    const others = brandEntryOf('default', { name: 'Other' });
    await withNginx({ hostBrands: { entries: new Map(), others } }, async ({ port }) => {
      const response = await ask(port, request('GET', '/auth/login'));
      expect(response && headerOf(response, 'Server-Timing')).toBe(others);
    });
  });

  it('and serves the mark as a picture', async () => {
    await withNginx({}, async ({ port }) => {
      const response = await ask(port, request('GET', '/auth/mark-rebrand-light.svg'));
      expect([response?.status, response && headerOf(response, 'Content-Type')]).toEqual([200, 'image/svg+xml']);
    });
  });
});
