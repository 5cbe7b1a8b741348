import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leads } from '#domain/leads/leads.tables.server.ts'
import { builtInSettings } from '#domain/settings/business-settings.ts'
import { consentCircumstances } from '#tests/support/builders.ts'
import { hostileMessages } from '#tests/support/hostile-messages.ts'
import { smallCatalogue } from '#tests/support/small-catalogue.ts'
import { silentLog, useTestDatabase } from '#tests/support/test-database.ts'
import { zipsOfTexas } from '#tests/support/zips-of-texas.ts'
import { type LeadStep, leadSteps } from './conversation.ts'
import { createSession } from './create-session.server.ts'
import { handleMessage } from './handle-message.server.ts'
import { readMessages } from './message-store.server.ts'
import { sanitizeMessage } from './sanitize-message.ts'
import { findSession } from './session-store.server.ts'
import { plainWords } from './understanding/features.ts'
import { intentByRule } from './understanding/intent-rules.ts'
import { examples } from './understanding/phrasings.ts'

const database = useTestDatabase()
const at = new Date('2026-11-21T15:04:05.000Z')

const answers = [
  'Ana Order',
  '78701',
  'Home internet',
  'ana@example.com',
  '512 555 0100',
  'May',
  'Will Smith',
]
const questions = [
  'wheres my order',
  'how much is it',
  'is there a contract?',
  'why do you need that',
  'make it cheaper',
  'only fiber ones',
  'no wait, with no contract',
  'the second one',
]
const others = [
  'I want to order',
  'What is available?',
  'a bundle',
  'no wait, its 78704',
  'my email is wrong its b@c.co',
  'stop',
  'No thanks',
  'yes',
  'can i talk to a person',
]
/** Phrasings of every intent, whoever wrote them. */
const phrasings = [...examples()].map(([, phrasing]) => phrasing)
const messages = fc
  .oneof(
    fc.constantFrom(...phrasings),
    fc.constantFrom(...answers),
    fc.constantFrom(...questions),
    fc.constantFrom(...others),
    fc.constantFrom(...hostileMessages),
    fc.string({ unit: 'grapheme' }),
  )
  .map(sanitizeMessage)
  .filter(text => text !== '')

test('of any conversation every message is kept in its order and answered, and no question is kept as a detail', async () => {
  const deps = {
    ...{ catalogue: smallCatalogue, db: database.db, queue: database.queue, now: () => at },
    ...{ salesPhone: '(800) 555-0142', settings: builtInSettings, zips: zipsOfTexas, log: silentLog },
    answer: async () => ({ text: 'Fiber is light in glass.', links: [] }),
    tellAvailability: async () => 'Two providers.',
  }
  const property = fc.asyncProperty(fc.array(messages, { minLength: 1, maxLength: 9 }), async said => {
    const { key, session } = await createSession(database.db, null, at)
    for (const text of said) {
      const incoming = { sessionId: session.id, userId: null, text, circumstances: consentCircumstances }
      expect((await handleMessage(deps, incoming)).response).not.toBe('')
    }
    const stored = await readMessages(database.db, session.id, 100)
    const own = stored.filter(({ sender }) => sender === 'user')
    expect(own.map(({ message }) => message)).toEqual(said)
    // The greeting, then an answer behind each.
    expect(stored).toHaveLength(2 * said.length + 1)
    const after = await findSession(database.db, key, null)
    for (const step of leadSteps) {
      const kept = [after?.[step], ...(await sentAs(step))]
      for (const detail of kept)
        if (detail) expect([detail, step, askedByRule(detail, step)]).toEqual([detail, step, null])
    }
  })
  await fc.assert(property, { numRuns: 25 })
}, 120_000)

const isSaid = /^(?:greeting|thanks|street|unknown)$/
const shapes: Record<LeadStep, RegExp> = {
  // The name of who says it, and names that are words of ours.
  name: /\b(?:im|i am|this is|name|here)\b|^\S+ \S+$/i,
  // Places whose names are such words.
  zipCode: /\d{5}|^(?:\S+ ?){1,3}$|\b(?:texas|ohio|florida|utah)$/i,
  serviceType:
    /internet|wi-?fi|tv|alarm|security|camera|fiber|cable|5g|dsl|satellite|bundle|adt|vivint|prov/i,
  email: /@| dot |^none$/i,
  phone: /(?:\d\D{0,3}){7}|^none$/,
}
/** What a rule of the assistant takes a detail for that lacks its shape. */
function askedByRule(detail: string, step: LeadStep): string | null {
  const rule = intentByRule(plainWords(detail).join(' '))
  return rule === null || isSaid.test(rule) || shapes[step].test(detail) ? null : rule
}

/** What went out as this detail of a lead so far. */
async function sentAs(step: LeadStep): Promise<(string | null)[]> {
  const sent = await database.db.select().from(leads)
  return step === 'serviceType' ? [] : sent.map(lead => lead[step])
}
