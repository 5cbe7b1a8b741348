import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { requestLimits } from '#domain/shared/limits.ts'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { useChats } from '#tests/support/chat-visitor.ts'

const site = useBuiltSite()
const { aChat, execute } = useChats(site)

test('an address is answered for and kept with the conversation alone', async () => {
  const chat = aChat()
  const first = await chat.say('is there fiber at 1600 Pearl St, Boulder 80302?')
  expect(first.response).toContain('for 1600 Pearl St, too')
  expect((await chat.say('cheapest there')).response).toContain('for 1600 Pearl St, too')
  expect((await chat.say('no i meant 1610 Pearl St')).response).toContain('for 1610 Pearl St, too')
  expect((await chat.say('and in 78704')).response).not.toContain('Pearl')
  const { rows } = await execute(sql`select count(*)::int as stored from customer_addresses`)
  expect(rows).toEqual([{ stored: 0 }])
})

test('a new address counts as a lookup; once these are used up its ZIP code answers, and that is said', async () => {
  for (let count = 0; count < requestLimits.lookup.points; count += 1)
    expect((await site.get('/api/availability?zip=80302')).status).toBe(200)
  const { response } = await aChat().say('is there fiber at 1600 Pearl St, Boulder 80302?')
  expect(response).toContain('for Boulder, CO 80302')
  expect(response).toContain('Too many addresses were looked up from your connection just now')
  expect(response).not.toContain('1600 Pearl St')
})
