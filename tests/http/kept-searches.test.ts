import { expect, test } from 'vitest'
import { useBuiltSite } from '#tests/support/built-site.ts'

const site = useBuiltSite()

test('a search that finds only providers whom we do not sell stands in the history too', async () => {
  const cookie = await site.signUp('history_local')
  const answer = await (
    await site.postJson('/api/fcc-broadband', { address: '149 Bank St, Burlington, VT 05401' }, { cookie })
  ).json()
  expect(
    answer.providers.every((one: { coverage?: { nationwide: boolean } }) => one.coverage?.nationwide),
  ).toBe(true)
  expect(answer.otherProviders.length).toBeGreaterThan(0)
  expect(answer.history).toBe('saved')
})
