import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const LONGEST_MESSAGE = 1_500

/**
 * Of Vitest's JSON report what is read here.
 *
 * @typedef {{ fullName: string, status: string, failureMessages: readonly string[] }} VitestTest
 * @typedef {{ name: string, status: string, message: string, assertionResults: readonly VitestTest[] }} VitestFile
 * @typedef {{ testResults: readonly VitestFile[] }} VitestReport
 */
/**
 * Of Playwright's.
 *
 * @typedef {{ message?: string }} PlaywrightFault
 * @typedef {{ status: string, results: readonly { errors: readonly PlaywrightFault[] }[] }} PlaywrightTest
 * @typedef {{ title: string, file: string, line: number, tests: readonly PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ title: string, suites?: readonly PlaywrightSuite[], specs?: readonly PlaywrightSpec[] }} PlaywrightSuite
 * @typedef {{ suites: readonly PlaywrightSuite[], errors: readonly PlaywrightFault[] }} PlaywrightReport
 */
/**
 * Each test in words.
 *
 * @typedef {{ failed: string[], unsteady: string[] }} Told
 */

/**
 * Without the lines of code around the place, which is named: what was found instead of the expected must not be cut off.
 *
 * @param {string} message
 */
const shorter = message =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter(line => line.trim() !== '' && !/^[>\s\d]*\|/.test(line))
    .join('\n')
    .slice(0, LONGEST_MESSAGE)

/**
 * A second attempt often says the same.
 *
 * @param {string} title
 * @param {readonly (string | undefined)[]} messages
 */
const words = (title, messages) =>
  [title, ...new Set(messages.map((text = '') => shorter(text)))].join('\n').trim()

/**
 * What Vitest's JSON report says of tests that failed, and of files that could not be run at all; `unsteady` are those
 * that failed and then passed.
 *
 * @param {VitestReport} report
 */
export function failuresOfVitest({ testResults }) {
  /** @type {Told} */
  const told = { failed: [], unsteady: [] }
  for (const { name: path, status, message, assertionResults } of testResults) {
    const name = relative('.', path)
    const failed = assertionResults.filter(test => test.status === 'failed')
    const unsteady = assertionResults.filter(
      test => test.status === 'passed' && test.failureMessages.length > 0,
    )
    /** @param {VitestTest} test */
    const tell = test => words(`${name} > ${test.fullName}`, test.failureMessages)
    told.failed.push(...failed.map(tell))
    told.unsteady.push(...unsteady.map(tell))
    if (failed.length === 0 && status === 'failed') told.failed.push(words(name, [message]))
  }
  return told
}

/**
 * The paths of files in which something failed.
 *
 * @param {VitestReport} report
 */
export const failedFiles = ({ testResults }) =>
  testResults
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' || assertionResults.some(test => test.status === 'failed'),
    )
    .map(({ name }) => name)

/**
 * A report of Vitest with the files that were run once more: what failed at first and passed then keeps its messages.
 *
 * @param {VitestReport} first
 * @param {VitestReport} second
 * @returns {VitestReport}
 */
export function withSecondRun(first, second) {
  const again = new Map(second.testResults.map(file => [file.name, file]))
  /** @param {VitestFile} file */
  const merged = file => {
    const later = again.get(file.name)
    if (!later) return file
    const before = new Map(
      file.assertionResults
        .filter(test => test.status === 'failed')
        .map(test => [test.fullName, test.failureMessages]),
    )
    // A file that could not be run at all tells it by its first test.
    const ofFile = before.size === 0 ? [file.message] : []
    const assertionResults = later.assertionResults.map((test, index) =>
      test.status === 'passed'
        ? { ...test, failureMessages: before.get(test.fullName) ?? (index === 0 ? ofFile : []) }
        : test,
    )
    return { ...later, assertionResults }
  }
  return { testResults: first.testResults.map(merged) }
}

/**
 * How many tests of a report of Vitest passed and failed.
 *
 * @param {VitestReport} report
 */
export function countOfVitest({ testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  /** @param {string} status */
  const count = status => tests.filter(test => test.status === status).length
  return { passed: count('passed'), failed: count('failed') }
}

/**
 * The same of Playwright's JSON report, and the faults outside of any test.
 *
 * @param {PlaywrightReport} report
 */
export function failuresOfPlaywright({ suites, errors }) {
  /** @type {Told} */
  const told = { failed: errors.map(({ message }) => words('Outside of the tests', [message])), unsteady: [] }
  /** @type {(suite: PlaywrightSuite, path: readonly string[]) => void} */
  const collect = ({ suites: inner = [], specs = [] }, path) => {
    for (const { title, file, line, tests } of specs) {
      for (const { status, results } of tests) {
        if (status === 'expected' || status === 'skipped') continue
        const messages = results.flatMap(result => result.errors.map(error => error.message))
        const test = words(`${file}:${line} > ${[...path, title].join(' > ')}`, messages)
        told[status === 'flaky' ? 'unsteady' : 'failed'].push(test)
      }
    }
    for (const suite of inner) collect(suite, [...path, suite.title])
  }
  for (const suite of suites) collect(suite, [])
  return told
}
