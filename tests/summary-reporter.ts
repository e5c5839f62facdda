import type { Reporter, TestModule, TestRunEndReason } from 'vitest/node';

/** Ends a run with the line `N passed, N failed`, and `, N skipped` where tests were skipped. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[], reason: TestRunEndReason) {
    let passed = 0;
    let failed = errors.length;
    let skipped = 0;
    for (const module of modules) {
      const states = [...module.children.allTests()].map((test) => test.result().state);
      const failures = states.filter((state) => state === 'failed').length;
      passed += states.filter((state) => state === 'passed').length;
      skipped += states.filter((state) => state === 'skipped').length;
      // a file that does not load, or whose set-up fails, has no failed test of its own
      failed += module.state() === 'failed' ? Math.max(failures, 1) : failures;
    }
    if (reason !== 'passed') failed = Math.max(failed, 1);
    console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  }
}
