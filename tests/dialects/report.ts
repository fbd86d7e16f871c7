import { dialectNames } from '../../mock-server/world/dialect-names';
import { type LastResult, LastResults } from '../support/runner/last-results';
import { differences } from './differences';

/** Prints how many flows of each capability passed, in each dialect. */
export default class DialectsReport extends LastResults {
  constructor() {
    super('dialect-');
  }

  protected override write(results: readonly LastResult[]): void {
    const flows = results.map(({ project, titles: [file = ''], hasPassed }) => ({
      dialect: project.replace(this.prefix, ''),
      capability: file.replace('tests/e2e/', '').split('/')[0] ?? '',
      hasPassed,
    }));
    const dialects = dialectNames.filter((name) => flows.some(({ dialect }) => dialect === name));
    const row = (name: string, cells: readonly string[]) =>
      [name.padEnd(14), ...cells.map((cell) => cell.padStart(12))].join('');
    console.log(`\n${row('flows', dialects)}`);
    for (const name of [...new Set(flows.map(({ capability }) => capability))].sort()) {
      const ofCapability = flows.filter(({ capability }) => capability === name);
      console.log(
        row(
          name,
          dialects.map((one) => written(ofCapability.filter(({ dialect }) => dialect === one))),
        ),
      );
    }
    const passed = flows.filter(({ hasPassed }) => hasPassed).length;
    const excepted = differences.flatMap((one) => one.dialects).filter((dialect) => dialects.includes(dialect)).length;
    console.log(
      `${passed} flows end the same in ${dialects.length} dialects, ${flows.length - passed} do not; ` +
        `${excepted} groups differ on purpose (tests/dialects/differences.ts).`,
    );
  }
}

function written(flows: readonly { hasPassed: boolean }[]): string {
  if (flows.length === 0) return '-';
  const passed = flows.filter(({ hasPassed }) => hasPassed).length;
  return passed === flows.length ? String(passed) : `${passed} of ${flows.length}`;
}
