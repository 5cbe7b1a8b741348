// A reporter of Vitest: what went wrong outside of every test is not in its JSON report, yet it ends the run with a fault.
import { writeFileSync } from 'node:fs'

/** @typedef {{ file: string, words: string }} Unhandled */

export default class UnhandledErrors {
  /**
   * @param {readonly unknown[]} _modules
   * @param {readonly { name?: string, message: string, stack?: string, VITEST_TEST_PATH?: string }[]} errors
   */
  onTestRunEnd(_modules, errors) {
    const told = errors.map(({ name, message, stack, VITEST_TEST_PATH: file = '' }) => ({
      file,
      words: stack ?? `${name}: ${message}`,
    }))
    writeFileSync(process.env.UNHANDLED_ERRORS_FILE ?? '', JSON.stringify(told))
  }
}
