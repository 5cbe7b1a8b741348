import { expect, test } from 'vitest'
import { closedPromises } from '#domain/callbacks/closed-promises.server.ts'
import { giveBackClosed } from '#domain/callbacks/give-back-closed.server.ts'
import { workItems } from '#domain/desk/desk.tables.server.ts'
import { eventsOf } from '#domain/desk/desk-events.server.ts'
import { builtInValues, businessSettingsOf } from '#domain/settings/business-settings.ts'
import type { DayHours } from '#domain/settings/staffed-hours.ts'
import { at, chatsIn } from '#tests/support/test-chats.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { newsOf } from '../chat-news.server.ts'
import { TALK_TO_PERSON } from '../chat-texts.ts'
import { moveChatPromise } from './move-chat-promise.server.ts'

const database = useTestDatabase()
const { aChat } = chatsIn(database)
/** Saturday, an hour before somebody is there. */
const now = () => at
const ten = '2026-11-21T16:00:00.000Z'

const noCall = () => expect.unreachable('only a chat waits')
const saturday = (hours: DayHours) => ({
  ...builtInValues,
  holidays: [{ date: '2026-11-21', name: 'Stocktaking', hours }],
})
const giveBack = (hours: DayHours) =>
  giveBackClosed({
    ...{ db: database.db, now, builtInSettings: saturday(hours) },
    lose: { order: noCall, lead: noCall, chat: noCall },
    move: { order: noCall, lead: noCall, chat: moveChatPromise({ now }) },
  })
const due = async () => (await database.db.select().from(workItems)).map(({ dueAt }) => dueAt.toISOString())
const lastWords = async (id: string) => (await newsOf(database.db, id, 0, 100))?.messages.at(-1)?.message

test('who waits in a chat for a day that closes is told in it when we are back, once', async () => {
  const chat = await aChat()
  await chat.say(TALK_TO_PERSON)
  expect(await lastWords(chat.id)).toContain('We’re back Sat Nov 21 at 10:00 AM CT.')
  expect(await due()).toEqual([ten])

  expect(await giveBack(null)).toBe(1)
  const sunday = '2026-11-22T16:00:00.000Z'
  expect(await due()).toEqual([sunday])
  expect(await lastWords(chat.id)).toBe(
    'Our hours have changed: nobody is here Sat Nov 21 at 10:00 AM CT. We’re back Sun Nov 22 at 10:00 AM CT.',
  )
  expect((await eventsOf(database.db, { kind: 'chat', id: chat.id })).at(-1)).toMatchObject({
    what: 'promise_moved',
    ...{ before: { callBy: ten }, after: { callBy: sunday } },
  })
  expect(await giveBack(null)).toBe(0)
})

test('who asked for a person in Spanish is told of moved hours in Spanish', async () => {
  const chat = await aChat()
  await chat.say('quiero hablar con una persona')
  expect(await giveBack({ opens: 13, closes: 16 })).toBe(1)
  expect(await lastWords(chat.id)).toBe(
    'Nuestro horario cambió: no habrá nadie en el chat el sábado, 21 de noviembre a las 10:00 a.m., hora del Centro. Volvemos el sábado, 21 de noviembre a la 1:00 p.m., hora del Centro.',
  )
})

test('a shortened day moves the wait to its own hours, and one that keeps the hour moves nothing', async () => {
  const chat = await aChat()
  await chat.say(TALK_TO_PERSON)
  expect(await giveBack({ opens: 8, closes: 12 })).toBe(0)
  expect(await giveBack({ opens: 13, closes: 16 })).toBe(1)
  expect(await due()).toEqual(['2026-11-21T19:00:00.000Z'])
  expect(await lastWords(chat.id)).toContain('We’re back Sat Nov 21 at 1:00 PM CT.')
})

test('hours of calls alone move nobody in a chat', async () => {
  const chat = await aChat()
  await chat.say(TALK_TO_PERSON)
  const closed = async (key: 'calling-hours' | 'chat-hours') => {
    const week = builtInValues[key].map((hours, day) => (day === 5 ? null : hours))
    const hours = businessSettingsOf({ ...builtInValues, [key]: week })
    return (await closedPromises(database.db, at, hours)).map(({ subject }) => subject.id)
  }
  expect(await closed('calling-hours')).toEqual([])
  expect(await closed('chat-hours')).toEqual([chat.id])
})
