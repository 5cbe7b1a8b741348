import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { codeOf, postDesk, setUpStaff } from '#tests/support/desk-entry.ts'

const site = useBuiltSite()
const textOf = async (answer: Response) => (await answer.text()).replaceAll('<!-- -->', '')

test('publishing asks for the code again once everything else is right, and keeps what was typed', async () => {
  const { cookie, secret } = await setUpStaff(site, 'publisher@plainwire.example', 'editor')
  const read = async (path: string) => textOf(await site.get(path, { cookie }))
  const entry = '/desk/catalog/plan/tmobile-home-internet'
  // Moved by more than 30%: it needs a reason.
  const price = { 'schedule.0.month': '1', 'schedule.0.price': '16.00' }
  await postDesk(site, entry, { intent: 'save', version: '0', ...price }, cookie)
  const [, drafts = ''] = /publish\?drafts=([\d.]+)/.exec(await read(entry)) ?? []
  const address = `/desk/catalog/publish?drafts=${drafts}`
  const looked = await read(address)
  // What is previewed is explained beside it.
  expect(looked).toContain('Each provider is ranked by its entry plan')
  const hidden = [...looked.matchAll(/name="(seen|check\d+)" value="([^"]+)"/g)]
  const form = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]))
  const why = 'The provider halved it on Monday.'
  const reasons = Object.fromEntries(
    hidden.slice(1).map(([, name = '']) => [name.replace('check', 'reason'), why]),
  )
  expect(Object.keys(reasons)).toContain('reason0')
  const publish = (more: Record<string, string>) => postDesk(site, address, { ...form, ...more }, cookie)
  await site.assembled.services.db.execute(
    sql`update staff_sessions set factor_at = now() - interval '6 minutes'`,
  )

  const noReason = await publish({ when: 'now' })
  expect(noReason.status).toBe(422)
  const refused = await textOf(noReason)
  expect(refused).toContain('Say in a few words why this is right')
  expect(refused).not.toContain('Enter your code again')
  const noTime = await publish({ when: 'later', ...reasons })
  expect([noTime.status, (await textOf(noTime)).includes(`${why}</textarea>`)]).toEqual([422, true])

  const late = await publish({ when: 'now', ...reasons })
  expect(late.status).toBe(403)
  const asked = await textOf(late)
  expect(asked).toContain('Enter your code again')
  expect(asked).toContain(`name="seen" value="${form.seen}"`)
  // To be repeated with the code, and in its own field to be changed.
  expect(asked).toContain(`name="reason0" value="${why}"`)
  expect(asked).toContain(`${why}</textarea>`)
  expect(await read(entry)).toContain(`publish?drafts=${drafts}`)

  const moment = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 16)
  const done = await publish({ when: 'later', moment, ...reasons, code: codeOf(secret) })
  expect(done.status).toBe(302)
  // Numbers go on where other files have published before.
  expect(done.headers.get('location')).toMatch(/^\/desk\/catalog\/drafts\?done=\d+$/)
}, 60_000)
