import { expect, test } from 'vitest'
import { builtInSettings } from '#domain/settings/business-settings.ts'
import { consentCircumstances } from '#tests/support/builders.ts'
import { orderDeps } from '#tests/support/placed-order.ts'
import { chatsIn, tellAllButThePhone } from '#tests/support/test-chats.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { zipsOfTexas } from '#tests/support/zips-of-texas.ts'
import { leadForDesk } from './lead-for-desk.server.ts'
import { leads } from './leads.tables.server.ts'
import { takeLead } from './take-lead.server.ts'

const database = useTestDatabase()
const { aChat } = chatsIn(database)
const noon = new Date('2026-11-23T18:00:00Z')

/** What the desk shows of each lead's answer about offers, the earliest lead first. */
async function shown() {
  const rows = await database.db.select().from(leads).orderBy(leads.createdAt)
  const deps = { db: database.db, now: () => noon, zips: zipsOfTexas, settings: builtInSettings }
  const found = await Promise.all(rows.map(({ id }) => leadForDesk(deps, id)))
  return found.map(one => one?.consent ?? expect.unreachable('no consent'))
}

async function chatted() {
  const chat = await aChat()
  await tellAllButThePhone(chat)
  await chat.say('512 555 0100')
  return chat
}

test('a yes to the question that follows a chat’s lead is shown with the lead', async () => {
  const chat = await chatted()
  expect(await shown()).toMatchObject([{ offers: null, marketingCalls: false, answeredAt: null }])
  await chat.say('yes')
  expect(await shown()).toMatchObject([
    {
      request: expect.stringContaining('call you back') as string,
      offers: expect.stringContaining('may also call and text me') as string,
      ...{ marketingCalls: true, revoked: false, answeredAt: expect.any(Date) as Date },
    },
  ])
})

test('details that are put right before the yes are those that it is about; a number put right after it is another', async () => {
  const chat = await chatted()
  await chat.say('my phone is wrong, it is 512 555 0199')
  await chat.say('yes')
  expect(await shown()).toMatchObject([{ marketingCalls: true }])
  await chat.say('my phone is wrong, it is 512 555 0177')
  expect(await shown()).toMatchObject([{ offers: null, marketingCalls: false }])
})

test('a no stays without a record', async () => {
  const chat = await chatted()
  await chat.say('no')
  expect(await shown()).toMatchObject([{ offers: null, marketingCalls: false }])
})

test('a form that is sent again with the box checked agrees for the same lead; one about something else for its own', async () => {
  const request = {
    ...{ name: 'Ada Homeowner', email: 'ada@example.com', phone: '(512) 555-0100', zipCode: '78701' },
    ...{ service: 'Home internet', marketingConsent: false, page: '/quote', website: '' },
  }
  const send = (changes: Partial<typeof request>, minutes: number) => {
    const at = new Date(noon.getTime() + minutes * 60_000)
    return takeLead(
      orderDeps(database, () => at),
      { ...request, ...changes },
      consentCircumstances,
    )
  }
  await send({}, 0)
  await send({ service: 'A bundle', marketingConsent: true }, 1)
  expect((await shown()).map(({ marketingCalls }) => marketingCalls)).toEqual([false, true])
  await send({ marketingConsent: true, phone: '512-555-0100' }, 2)
  expect((await shown()).map(({ marketingCalls }) => marketingCalls)).toEqual([true, true])
  expect((await shown())[0]?.answeredAt).toEqual(new Date('2026-11-23T18:02:00Z'))
})
