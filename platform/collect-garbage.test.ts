import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { collectGarbage } from './collect-garbage.server.ts'

test('what nothing names any more is gone', async () => {
  const left = new WeakRef({ words: 'of a label' })
  // Until the turn ends it is held by having been made.
  await setImmediate()
  collectGarbage()
  expect(left.deref()).toBeUndefined()
})
