import { expect, test } from 'vitest'
import { inLines } from './jobs-in-lines.ts'

const job = (name: string, minute: number, to?: string) => ({
  name,
  createdOn: new Date(Date.UTC(2026, 10, 23, 12, minute)),
  data: to === undefined ? {} : { to },
})

test('one line holds nobody else up, and keeps the order in which its jobs were made', async () => {
  const slow = Promise.withResolvers<void>()
  const begun: string[] = []
  const all = inLines(
    [job('b2', 4, 'b'), job('a2', 3, 'a'), job('b1', 2, 'b'), job('a1', 1, 'a'), job('none', 5)],
    { lineFor: 'to' },
    async ({ name }) => {
      begun.push(name)
      if (name === 'a1') await slow.promise
      return name
    },
  )
  await expect.poll(() => begun).toEqual(['a1', 'b1', 'none', 'b2'])
  slow.resolve()
  expect((await all).toSorted()).toEqual(['a1', 'a2', 'b1', 'b2', 'none'])
  expect(begun.at(-1)).toBe('a2')
})
