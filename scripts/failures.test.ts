import { expect, test } from 'vitest'
import { countOfVitest, failedFiles, failuresOfVitest, withSecondRun } from './failures.mjs'

const passed = (fullName: string) => ({ fullName, status: 'passed', failureMessages: [] as string[] })
const failed = (fullName: string) => ({ fullName, status: 'failed', failureMessages: [`${fullName} broke`] })
const file = (name: string, ...assertionResults: ReturnType<typeof passed>[]) => ({
  name,
  status: assertionResults.every(({ status }) => status === 'passed') ? 'passed' : 'failed',
  message: '',
  assertionResults,
})

test('of files that were run once more, what failed and then passed is unsteady, and what fails again failed', () => {
  const first = {
    testResults: [
      file('a', passed('1'), failed('2'), failed('3')),
      file('b', passed('4')),
      file('c', failed('5')),
    ],
  }
  expect(failedFiles(first)).toEqual(['a', 'c'])
  const second = { testResults: [file('a', passed('1'), passed('2'), failed('3')), file('c', passed('5'))] }
  const both = withSecondRun(first, second)
  expect(countOfVitest(both)).toEqual({ passed: 4, failed: 1 })
  const told = failuresOfVitest(both)
  expect(told.unsteady.map(words => words.split(' > ')[1])).toEqual(['2\n2 broke', '5\n5 broke'])
  expect(told.failed.map(words => words.split(' > ')[1])).toEqual(['3\n3 broke'])
})

test('a file that could not be run at first is unsteady, and one that cannot be run again failed', () => {
  const broken = { name: 'a', status: 'failed', message: 'no port', assertionResults: [] }
  const other = { ...broken, name: 'b' }
  const both = withSecondRun(
    { testResults: [broken, other] },
    { testResults: [file('a', passed('1'), passed('2')), other] },
  )
  expect(failuresOfVitest(both)).toEqual({ unsteady: ['a > 1\nno port'], failed: ['b\nno port'] })
})
