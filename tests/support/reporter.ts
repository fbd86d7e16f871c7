import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

/** One line for each test, the whole error under each that failed, and a last line "N passed, N failed". */
export default class SummaryReporter implements Reporter {
  private passed = 0;
  private readonly failed: string[] = [];
  private total = 0;
  private done = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.total = suite.allTests().length;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'skipped' && test.expectedStatus === 'skipped') {
      this.failed.push(`${title(test)} was skipped: nothing is skipped here`);
      return;
    }
    this.done += 1;
    const good = test.ok() && result.status === test.expectedStatus;
    console.log(`${good ? 'ok  ' : 'FAIL'} ${this.done}/${this.total} ${title(test)} (${(result.duration / 1000).toFixed(1)} s)`);
    if (good) {
      this.passed += 1;
      return;
    }
    this.failed.push(title(test));
    for (const error of result.errors) console.log(indent(stripVTControlCharacters(error.stack ?? error.message ?? error.value ?? '')));
    for (const file of result.attachments) if (file.path) console.log(`       ${file.name}: ${file.path}`);
  }

  onError(error: { message?: string; stack?: string }): void {
    this.failed.push(stripVTControlCharacters(error.message ?? 'an error outside the tests'));
    console.log(stripVTControlCharacters(error.stack ?? error.message ?? ''));
  }

  /** What the servers under test have to say, such as a port in use. */
  onStdErr(text: string | Buffer): void {
    process.stderr.write(text);
  }

  async onEnd(result: FullResult): Promise<{ status?: FullResult['status'] }> {
    for (const name of this.failed) console.log(`failed: ${name}`);
    console.log(`${this.passed} passed, ${this.failed.length} failed`);
    return { status: this.failed.length > 0 && result.status === 'passed' ? 'failed' : result.status };
  }

  printsToStdio(): boolean {
    return true;
  }
}

function title(test: TestCase): string {
  return test.titlePath().slice(2).join(' > ');
}

function indent(text: string): string {
  return text.split('\n').map((line) => `       ${line}`).join('\n');
}
