import type { HostBrands } from '../host-brands';
import type { Limits } from './limits';

/** Where nginx runs, and for whom. */
export interface NginxPlace {
  /** The delivered folder; an absolute path. */
  root: string;
  /** The release for which the file is written (../release.ts). */
  release: string;
  /** Such as "443", "127.0.0.1:8080", or several with commas: "443, [::]:443". */
  listen: string;
  /** Without it nginx speaks plain http, for a machine that ends TLS before it. */
  tls?: Tls;
  /** The address with nginx's own numbers, for this machine only, such as "127.0.0.1:8081". */
  statusListen: string;
  apiOrigin: URL;
  /** nginx asks these name servers for the services again and again. Such as "10.0.0.2 [fd00::2]". */
  resolver: string;
  /** nginx trusts these certificate authorities for the services; an absolute path. */
  apiAuthorities: string;
  hostBrands: HostBrands;
  /** nginx refuses requests for other hosts. */
  publicOrigins: readonly URL[];
  /** From these networks, X-Forwarded-For names the client: a delivery network or a load balancer. */
  trustedProxies: readonly string[];
  limits: Limits;
  /** nginx writes its own logs there; an absolute path. */
  logs: string;
}

export interface Tls {
  /** The certificate with its chain (PEM); an absolute path. */
  certificate: string;
  key: string;
  /** Plain http is redirected from here, such as "80". */
  plainListen: string;
}
