import { startMockServer } from './adapters/node';

/** `npm run mock`: the mock server as its own process, on PORT (4010) and HOST (127.0.0.1). */
const port = Number(process.env['PORT'] ?? 4010);
const host = process.env['HOST'] ?? '127.0.0.1';

try {
  const server = await startMockServer({ port, host });
  console.log(`The mock server answers on ${server.origin} (control interface and inbox: ${server.origin}/__mock).`);
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${port} is in use. Stop what uses it, or choose another: PORT=4011 npm run mock` : `The mock server could not start: ${String(error)}`);
  process.exit(1);
}
