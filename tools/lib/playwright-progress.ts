import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { failureLine, progressOf } from './progress.ts';

/** Says how far a browser suite is, and a failure when it happens. */
export default class Progress implements Reporter {
  #progress = progressOf(0);

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#progress = progressOf(suite.allTests().length);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (!test.ok()) {
      const [, project, file, ...titles] = test.titlePath();
      const name = [project, `${file}:${test.location.line}`, ...titles].join(' › ');
      console.log(failureLine(name, result.error?.message ?? result.status));
    }
    this.#progress.step();
  }
}
