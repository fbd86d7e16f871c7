import { voiceNames } from '../../mock-server/world/voice-names';
import { type LastResult, LastResults } from '../support/runner/last-results';
import { differences } from './differences';

/** Prints how many flows of each capability passed, in each voice. */
export default class VoicesReport extends LastResults {
  constructor() {
    super('voice-');
  }

  protected override write(results: readonly LastResult[]): void {
    const flows = results.map(({ project, titles: [file = ''], hasPassed }) => ({
      voice: project.replace(this.prefix, ''),
      capability: file.replace('tests/e2e/', '').split('/')[0] ?? '',
      hasPassed,
    }));
    const voices = voiceNames.filter((name) => flows.some(({ voice }) => voice === name));
    const row = (name: string, cells: readonly string[]) =>
      [name.padEnd(14), ...cells.map((cell) => cell.padStart(12))].join('');
    console.log(`\n${row('flows', voices)}`);
    for (const name of [...new Set(flows.map(({ capability }) => capability))].sort()) {
      const ofCapability = flows.filter(({ capability }) => capability === name);
      console.log(
        row(
          name,
          voices.map((one) => written(ofCapability.filter(({ voice }) => voice === one))),
        ),
      );
    }
    const passed = flows.filter(({ hasPassed }) => hasPassed).length;
    const excepted = differences.flatMap((one) => one.voices).filter((voice) => voices.includes(voice)).length;
    console.log(
      `${passed} flows end the same in ${voices.length} voices, ${flows.length - passed} do not; ` +
        `${excepted} groups differ on purpose (tests/voices/differences.ts).`,
    );
  }
}

function written(flows: readonly { hasPassed: boolean }[]): string {
  if (flows.length === 0) return '-';
  const passed = flows.filter(({ hasPassed }) => hasPassed).length;
  return passed === flows.length ? String(passed) : `${passed} of ${flows.length}`;
}
