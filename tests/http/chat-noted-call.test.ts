import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'
import { useChats } from '#tests/support/chat-visitor.ts'
import { signInStaff } from '#tests/support/staff.ts'

const site = useBuiltSite()
const { aChat, execute } = useChats(site)

test('a number that the visitor wrote to a representative fills in the form, and becomes a lead with its work', async () => {
  const maria = await signInStaff(site, 'agent', { name: 'Maria Lopez' })
  const post = (path: string, fields: Record<string, string>) =>
    site.request(path, {
      method: 'POST',
      headers: { cookie: maria, origin: ORIGIN },
      body: new URLSearchParams(fields),
    })
  const page = async (path: string) => (await site.get(path, { cookie: maria })).text()
  const chat = aChat()
  const { sessionId } = await chat.say('What is latency?')
  const path = `/desk/chats/${sessionId}`
  await post(path, {
    intent: 'send',
    text: 'Tell me the best number and when to call.',
    messageId: randomUUID(),
  })
  expect(await page(path)).toContain('Note a call')
  await chat.say('Paula Perez, 737 555 0123, call me tomorrow at 2 pm please')
  const html = await page(path)
  expect(html).toContain('They gave a number. Note the call before you hand back.')
  expect(html).toContain('value="(737) 555-0123"')
  const call = { intent: 'call', name: 'Paula Perez', phone: '(737) 555-0123', email: '', zipCode: '78701' }
  const rest = { selectedService: '', note: 'Call tomorrow at 2 PM', time: '' }
  const wrong = await post(path, { ...call, ...rest, phone: '(512) 555-0199' })
  expect([wrong.status, await wrong.text()]).toEqual([
    422,
    expect.stringContaining('hasn’t written this number'),
  ])
  expect((await post(path, { ...call, ...rest })).status).toBe(302)
  const { rows } = await execute(sql`
    select l.id, w.done_at from leads l join work_items w on w.subject_id = l.id::text where l.name = 'Paula Perez'`)
  expect(rows).toMatchObject([{ done_at: null }])
  const lead = await page(`/desk/leads/${String(rows[0]?.id)}`)
  expect(lead).toContain('Paula Perez, 737 555 0123, call me tomorrow at 2 pm please')
  expect(lead).toContain('Call tomorrow at 2 PM')
  const noted = await page(path)
  expect(noted).toContain(`href="/desk/leads/${String(rows[0]?.id)}"`)
  expect(noted).not.toContain('They gave a number.')
  expect((await chat.history()).messages.at(-1)?.message).toContain(
    'I’ve noted your request. We’ll call (737) 555-0123',
  )
})
