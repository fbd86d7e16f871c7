import { connect, type Mock } from '../../mock-server/client';
import { CliError } from '../../mock-server/command/cli-error';

const usual = ['http://localhost:5173', 'http://localhost:4010'];

/**
 * Tries `base`, or the usual addresses. Undefined when no mock server responds.
 * @throws CliError when `base` was given and does not respond
 */
export async function findServer(base: string | undefined): Promise<Mock | undefined> {
  if (base !== undefined) {
    const problem = await problemOf(base);
    if (problem !== undefined) throw new CliError(problem);
    return connect(base);
  }
  for (const one of usual) if ((await problemOf(one)) === undefined) return connect(one);
  return undefined;
}

/** Like `findServer`. @throws CliError when no mock server responds */
export async function requireServer(base: string | undefined): Promise<Mock> {
  const found = await findServer(base);
  if (found) return found;
  throw new CliError(
    `No mock server answers at ${usual.join(' or ')}: start one with "npm run dev" or "npm run mock", or say where it is with --base URL.`,
  );
}

async function problemOf(base: string): Promise<string | undefined> {
  try {
    const health = await connect(base).health();
    return health.status === 'ok' ? undefined : `What answers at ${base} is not well.`;
  } catch (error) {
    const isGone = error instanceof TypeError;
    return isGone
      ? `Nothing answers at ${base}: start a mock server there with "PORT=${new URL(base).port || '4010'} npm run mock", ` +
          'or give another address with --base.'
      : `What answers at ${base} is no mock server: it has no /__mock/health.`;
  }
}
