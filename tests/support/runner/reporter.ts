import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

/**
 * Prints one line for each test, the whole error below each that failed, and the last line "N passed, N failed".
 * With CI=true a failed test gets one second try. A test that passes then is printed as "flaky: TITLE".
 */
export default class SummaryReporter implements Reporter {
  private passed = 0;
  private readonly failed: string[] = [];
  private readonly flaky: string[] = [];
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
    const good = result.status === test.expectedStatus;
    const triesAgain = !good && result.retry < test.retries;
    if (!triesAgain) this.done += 1;
    const word = good ? 'ok  ' : triesAgain ? 'AGAIN' : 'FAIL';
    console.log(`${word} ${this.done}/${this.total} ${title(test)} (${(result.duration / 1000).toFixed(1)} s)`);
    if (good) {
      this.passed += 1;
      if (result.retry > 0) this.flaky.push(title(test));
      return;
    }
    if (!triesAgain) this.failed.push(title(test));
    for (const { stack, message, value } of result.errors) {
      console.log(indent(stripVTControlCharacters(stack ?? message ?? value ?? '')));
    }
    for (const { name, path } of result.attachments) if (path) console.log(`       ${name}: ${path}`);
  }

  onError(error: { message?: string; stack?: string }): void {
    this.failed.push(stripVTControlCharacters(error.message ?? 'an error outside the tests'));
    console.log(stripVTControlCharacters(error.stack ?? error.message ?? ''));
  }

  /** What the servers under test print, such as a port in use. */
  onStdErr(text: string | Buffer): void {
    process.stderr.write(text);
  }

  async onEnd(result: FullResult): Promise<{ status?: FullResult['status'] }> {
    for (const name of this.failed) console.log(`failed: ${name}`);
    for (const name of this.flaky) console.log(`flaky: ${name}`);
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
  return text
    .split('\n')
    .map((line) => `       ${line}`)
    .join('\n');
}
