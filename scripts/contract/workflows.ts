import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { startMockServer } from '../../mock-server/adapters/node';
import { CliError } from '../../mock-server/adapters/cli-error';
import { readOptions as readWords } from '../../mock-server/command/read-options';
import { connect } from '../../mock-server/client';
import { addressFrom } from './address';

const folder = 'openapi/workflows';
const report = 'reports/workflows.json';

const bases = {
  auth: '/api/authentication-service/v0',
  orchestrator: '/api/identity-orchestrator/v0',
  orchestratorV1: '/api/identity-orchestrator/v1',
  gateway: '/api/ui-gateway/v0',
  security: '/api/account-security/v0',
  mock: '',
} as const;

const outcome = z.object({
  files: z.record(
    z.string(),
    z.object({
      executedWorkflows: z.array(
        z.object({ workflowId: z.string(), status: z.string(), executedSteps: z.array(z.unknown()) }),
      ),
    }),
  ),
});

const about = {
  command: 'npm run contract -- --workflows',
  help: `Usage: npm run contract -- --workflows [--base URL] [NAMES]
  --base URL  runs the journeys at that server, and not at a new mock server`,
};

/**
 * `npm run contract -- --workflows [--base URL] [NAMES]`: runs the journeys of openapi/workflows (Arazzo 1.0) with
 * `redocly respect`. It uses a new mock server, or the server at URL. NAMES limits the run to those workflows.
 * @throws CliError for an unknown option or workflow, or when no server responds at URL
 */
export async function runWorkflows(words: string[]): Promise<void> {
  const { base, wanted } = readOptions(words);
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.arazzo.yaml'))
    .map((name) => `${folder}/${name}`);
  const own = base === undefined ? await startMockServer({ port: 0 }) : undefined;
  if (base !== undefined)
    await connect(base)
      .health()
      .catch(() => {
        throw new CliError(`No mock server answers at ${base}: start one there with "npm run mock".`);
      });
  try {
    process.exitCode = await respect(files, wanted, own?.origin ?? base ?? '');
  } finally {
    await own?.close();
  }
}

function readOptions(words: string[]): { base: string | undefined; wanted: string[] } {
  const { values, positionals } = readWords(about, words, {
    allowPositionals: true,
    options: { base: { type: 'string' } },
  });
  return { base: values.base === undefined ? undefined : addressFrom(values.base), wanted: positionals };
}

async function respect(files: string[], wanted: string[], origin: string): Promise<number> {
  mkdirSync('reports', { recursive: true });
  rmSync(report, { force: true });
  // `redocly respect` refuses a server for a source that the file does not declare. So each file gets only its own.
  let bad = 0;
  let workflows = 0;
  let steps = 0;
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const chosen = wanted.filter((name) => text.includes(`workflowId: ${name}\n`));
    if (wanted.length > 0 && chosen.length === 0) continue;
    const servers = Object.entries(bases)
      .filter(([name]) => text.includes(`name: ${name},`))
      .flatMap(([name, path]) => ['--server', `${name}=${origin}${path}`]);
    const { code, said } = await run([
      'respect',
      file,
      ...servers,
      ...chosen.flatMap((name) => ['--workflow', name]),
      '--json-output',
      resolve(report),
    ]);
    const read = outcome.safeParse(readReport());
    if (!read.success) throw new CliError(`redocly respect could not run ${file}:\n${said}`);
    for (const { executedWorkflows } of Object.values(read.data.files)) {
      for (const { workflowId, status, executedSteps } of executedWorkflows) {
        workflows += 1;
        steps += executedSteps.length;
        if (status !== 'success' && status !== 'passed') bad += 1;
        console.log(
          `${status === 'success' || status === 'passed' ? 'ok  ' : 'FAIL'} ${workflowId} (${executedSteps.length} steps)`,
        );
      }
    }
    if (code !== 0) console.log(said);
  }
  const unknown = workflows === 0 ? wanted[0] : undefined;
  if (unknown !== undefined) throw new CliError(`There is no workflow "${unknown}": ${folder}/ has them.`);
  console.log(`${workflows - bad} of ${workflows} workflows, ${steps} steps, against ${origin}.`);
  return bad > 0 ? 1 : 0;
}

function readReport(): unknown {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return undefined;
  }
}

function run(options: string[]): Promise<{ code: number; said: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, ['node_modules/@redocly/cli/bin/cli.js', ...options], {
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', FORCE_COLOR: '0' },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.on('close', (code) => done({ code: code ?? 1, said }));
  });
}
