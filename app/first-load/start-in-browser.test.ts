import { expect, test } from 'vitest'
import { startInBrowser } from './start-in-browser.tsx'

test('Missing root element at startup', () => {
  const empty = { documentElement: null } as unknown as Document
  expect(() => startInBrowser(empty)).toThrow(/^Root element not found$/)
})
