import { expect, test } from 'vitest'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { postDesk } from '#tests/support/desk-entry.ts'
import { signInStaff } from '#tests/support/staff.ts'

const site = useBuiltSite()
const path = '/desk/catalog/plan/google-fiber-1-gig'
const mine = { intent: 'save', 'schedule.0.month': '1', 'schedule.0.price': '72.00' }
const told = 'Ana Torres has a draft'
const textOf = async (answer: Response) => (await answer.text()).replaceAll('<!-- -->', '')

test('the second editor is told whose draft it is, and overwrites nothing unseen', async () => {
  const [ana, ben] = [
    await signInStaff(site, 'editor'),
    await signInStaff(site, 'editor', { name: 'Ben Okafor' }),
  ]
  const first = await postDesk(site, path, { ...mine, 'schedule.0.price': '71.00', version: '0' }, ana)
  expect(first.status).toBe(302)
  expect(await textOf(await site.get(path, { cookie: ben }))).toContain(told)
  const blind = await postDesk(site, path, { ...mine, version: '0' }, ben)
  expect(blind.status).toBe(409)
  expect(await textOf(blind)).toContain('72.00')
  const seen = await postDesk(site, path, { ...mine, version: '1' }, ben)
  expect([seen.status, (await textOf(seen)).includes(told)]).toEqual([409, true])
  const taken = await postDesk(site, path, { ...mine, version: '1', takeOver: 'yes' }, ben)
  expect(taken.status).toBe(302)
})
