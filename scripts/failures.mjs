import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const LONGEST_MESSAGE = 1_500

const told = (title, message = '') =>
  `${title}\n${stripVTControlCharacters(message).slice(0, LONGEST_MESSAGE)}`.trim()

/** The failed tests of Vitest's JSON report, and the files that could not be run at all, each with what it said. */
export function failuresOfVitest({ testResults }) {
  return testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    const name = relative('.', path)
    const failed = assertionResults.filter(test => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [told(name, message)]
    return failed.map(test => told(`${name} > ${test.fullName}`, test.failureMessages.join('\n')))
  })
}

/** The failed tests of Playwright's JSON report, each with what it said; then the faults outside of any test. */
export function failuresOfPlaywright({ suites, errors }) {
  const within = ({ suites: inner = [], specs = [] }, path) => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(test => test.status !== 'expected' && test.status !== 'skipped')
        .map(({ results }) => {
          const messages = results.flatMap(result => result.errors.map(error => error.message ?? ''))
          return told(`${file}:${line} > ${[...path, title].join(' > ')}`, messages.join('\n'))
        }),
    ),
    ...inner.flatMap(suite => within(suite, [...path, suite.title])),
  ]
  return [
    ...suites.flatMap(suite => within(suite, [])),
    ...errors.map(({ message }) => told('Outside of the tests', message)),
  ]
}
