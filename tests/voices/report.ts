import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { differences } from './differences';

interface Cell {
  passed: number;
  failed: number;
}

/** Prints how many flows of each capability ended as they should, in each voice. */
export default class VoicesReport implements Reporter {
  readonly #cells = new Map<string, Cell>();
  #voices: string[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.#voices = suite.suites.map(({ title }) => title);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    // A test counts once, by its last try.
    if (result.retry < test.retries && result.status !== test.expectedStatus) return;
    const [, voice = '', file = ''] = test.titlePath();
    const key = `${file.split('/')[0] ?? ''} ${voice}`;
    const cell = this.#cells.get(key) ?? { passed: 0, failed: 0 };
    cell[result.status === test.expectedStatus ? 'passed' : 'failed'] += 1;
    this.#cells.set(key, cell);
  }

  onEnd(_result: FullResult): void {
    const capabilities = [...new Set([...this.#cells.keys()].map((key) => key.split(' ')[0] ?? ''))].sort();
    const row = (name: string, cells: string[]) =>
      [name.padEnd(14), ...cells.map((cell) => cell.padStart(12))].join('');
    console.log(`\n${row('flows', this.#voices)}`);
    for (const capability of capabilities)
      console.log(
        row(
          capability,
          this.#voices.map((voice) => written(this.#cells.get(`${capability} ${voice}`))),
        ),
      );
    const all = [...this.#cells.values()];
    const passed = all.reduce((sum, cell) => sum + cell.passed, 0);
    const failed = all.reduce((sum, cell) => sum + cell.failed, 0);
    const excepted = differences.flatMap(({ voices }) => voices).filter((voice) => this.#voices.includes(voice)).length;
    console.log(
      `${passed} flows end the same in ${this.#voices.length} voices, ${failed} do not; ` +
        `${excepted} groups differ on purpose (tests/voices/differences.ts).`,
    );
  }
}

function written(cell: Cell | undefined): string {
  if (!cell) return '-';
  return cell.failed === 0 ? String(cell.passed) : `${cell.passed} of ${cell.passed + cell.failed}`;
}
