import type { Reporter, TestModule, TestSpecification } from 'vitest/node';
import { failureLine, progressOf } from './progress.ts';

/** Says how many files of unit tests are done, and a failure when it happens. */
export default class Progress implements Reporter {
  #progress = progressOf(0);

  onTestRunStart(files: readonly TestSpecification[]): void {
    this.#progress = progressOf(files.length);
  }

  onTestModuleEnd(file: TestModule): void {
    for (const test of file.children.allTests('failed')) {
      const [error] = test.result().errors ?? [];
      console.log(failureLine(`${file.moduleId} › ${test.fullName}`, error?.message ?? ''));
    }
    for (const error of file.errors()) console.log(failureLine(file.moduleId, error.message));
    this.#progress.step();
  }
}
