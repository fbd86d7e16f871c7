import type { CommonServerOptions, Connect, HttpServer, Plugin, ResolvedConfig } from 'vite';
import { end, hostNamesFrom } from './cli-error';
import { writeNodeResponse } from './node-http';
import { passwordGate, type Protection, protectionFrom, whoReaches } from './shared-server';

/**
 * Lets several people reach a server of Vite, by the variables of `npm run mock`: https, a password before all of its
 * paths, and further host names.
 */
export function sharedServer(): Plugin {
  let protection: Protection | undefined;
  const protect = (
    {
      config,
      middlewares,
      httpServer,
    }: { config: ResolvedConfig; middlewares: Connect.Server; httpServer: HttpServer | null },
    { host }: CommonServerOptions,
  ): void => {
    if (!protection) return;
    const warning = whoReaches(host === true ? '::' : host || 'localhost', protection);
    if (warning !== undefined) config.logger.warn(warning);
    const ask = passwordGate(protection.password);
    middlewares.use((incoming, response, next) => {
      const asking = ask(incoming);
      if (asking) writeNodeResponse(response, asking).catch(next);
      else next();
    });
    // Vite asks a page for the token that its scripts have. It asks a program for nothing.
    httpServer?.prependListener('upgrade', (incoming) => {
      if (ask(incoming)) incoming.headers.origin ??= 'null';
    });
  };
  return {
    name: 'shared-server',
    apply: 'serve',
    enforce: 'pre',
    config() {
      try {
        protection = protectionFrom();
        const allowedHosts = hostNamesFrom('FRONT_HOST', process.env.FRONT_HOST ?? '');
        // A fault that breaks a connection needs HTTP/1.1, where a connection has one call.
        const https = protection.tls && { ...protection.tls, ALPNCallback: () => 'http/1.1' };
        const options = { allowedHosts, ...(https && { https }) };
        return { server: options, preview: options };
      } catch (error) {
        return end(error);
      }
    },
    configureServer: (server) => protect(server, server.config.server),
    configurePreviewServer: (server) => protect(server, server.config.preview),
  };
}
