import { expect, test } from 'vitest'
import { HEAD_SCRIPT } from './head-script.ts'

test('the first script is the same whatever runs the sources: nothing of a tool of the tests stands in it', () => {
  expect(HEAD_SCRIPT).not.toMatch(/__vite|__vitest/)
  expect(HEAD_SCRIPT).toContain('path=>import(path)')
})
