import { spawn } from 'node:child_process';
import { resolve as toAbsolute } from 'node:path';
import { countOf, type Outcome, reportOf } from './outcome';
import type { Step } from './steps';

/** @param environment of the command; it tells a browser suite where to write its report */
export async function runStep(step: Step, environment: NodeJS.ProcessEnv): Promise<Outcome> {
  const started = Date.now();
  const [program = '', ...words] = step.command;
  let output = '';
  const code = await new Promise<number>((resolve) => {
    const env = {
      ...environment,
      ...(step.counts === 'playwright' && { PLAYWRIGHT_JSON_OUTPUT_FILE: toAbsolute(reportOf(step)) }),
    };
    const child = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (step.shows === 'live') process.stdout.write(text);
      });
    }
    child.on('error', (error) => {
      output += String(error);
      resolve(1);
    });
    child.on('close', (exit) => resolve(exit ?? 1));
  });
  const seconds = (Date.now() - started) / 1000;
  const counts = countOf(step, code, output);
  const { failed } = counts;
  if (step.shows !== 'live' && step.shows !== 'nothing')
    console.log(`${failed > 0 ? 'FAIL' : 'ok  '} ${step.name} (${seconds.toFixed(1)} s)`);
  if (step.shows === 'whole' || (failed > 0 && step.shows === undefined)) console.log(output.trimEnd());
  return { name: step.name, seconds, ...counts };
}
