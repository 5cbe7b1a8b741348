import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createOutbound } from '#adapters/automation-webhook.server.ts'
import { mailConversation } from '#domain/assistant/mail-conversation.server.ts'
import { webhookReceivers } from '#domain/automation/automation.tables.server.ts'
import { giveUpDelivery, sendTestMessage } from '#domain/automation/deliveries.operations.server.ts'
import {
  addReceiver,
  changeReceiver,
  pauseReceiver,
  removeReceiver,
  rotateReceiverSecret,
} from '#domain/automation/receivers.operations.server.ts'
import { replayJobs } from '#domain/automation/replay-deliveries.server.ts'
import { changeDoNotCall } from '#domain/callbacks/do-not-call.operations.server.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import {
  fetchProviderLabels,
  takeBackLabelCheck,
  takeBackLabels,
  uploadLabels,
} from '#domain/label-work/label-work.operations.server.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { unansweredAsks } from '#domain/measurement/measurement.tables.server.ts'
import { markAsked } from '#domain/numbers/numbers.operations.server.ts'
import {
  addPartner,
  addPartnerKey,
  changePartner,
  revokePartnerKey,
} from '#domain/partners/partners.operations.server.ts'
import { partnerKeys, partners } from '#domain/partners/partners.tables.server.ts'
import { sendMailAgain } from '#domain/people/kept-mails.operations.server.ts'
import { recordPrivacyRequest } from '#domain/people/people.operations.server.ts'
import { sealPersonKey } from '#domain/people/person-address.ts'
import { answerPrivacyRequest } from '#domain/people/privacy-requests.operations.server.ts'
import { transaction } from '#platform/database.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import { createSealer } from '#platform/sealer.server.ts'
import { aStaffMember } from '#tests/support/a-staff-member.ts'
import { expectAllOrNothing, row } from '#tests/support/all-or-nothing.ts'
import { askAtDesk, callerAtDesk, deskDeps, proofs } from '#tests/support/ask-at-desk.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { deskEvents } from './desk.tables.server.ts'
import { recordEvent } from './desk-events.server.ts'
import { workItemWrites } from './work-items.server.ts'

const database = useTestDatabase()
const at = new Date('2026-11-23T15:00:00Z')
const catalogue = readSeed()
const outbound = createOutbound(createSealer('a secret of at least thirty-two characters', 'webhooks'), true)
let caller: ReturnType<typeof callerAtDesk>
const ask = <Operation extends Parameters<typeof askAtDesk>[0]>(operation: Operation, input: object = {}) =>
  askAtDesk(operation, { ...deskDeps(database, () => at), outbound, catalogue }, caller, input)

beforeEach(async () => {
  caller = callerAtDesk(await aStaffMember(database.db, at, { role: 'administrator' }))
})

const receiver = { name: 'Dialer', url: 'https://dialer.example/in', kinds: ['order'] }
const partner = { name: 'City of Austin', mark: 'austin', sites: 'https://austin.example', dailyQuota: 10 }
const aReceiver = async () => {
  await ask(addReceiver, receiver)
  const [{ id, version } = expect.unreachable('none')] = await database.db.select().from(webhookReceivers)
  return { id, version }
}
const aPartner = async () => {
  await ask(addPartner, partner)
  const [{ id } = expect.unreachable('none')] = await database.db.select().from(partners)
  return { id }
}
const newestEvent = async () => Math.max(...(await database.db.select().from(deskEvents)).map(({ id }) => id))
const numbers = { phone: '(512) 555-0100', reason: 'Asked for it' }
const person = { key: sealPersonKey(proofs, { email: 'bo@example.com' }), words: '' }
const UUID = '11111111-1111-4111-8111-111111111111'
const aFailedDelivery = () =>
  runAsOneStatement(
    database.db,
    workItemWrites({
      ...{ kind: 'failed_delivery', subjectId: UUID, createdAt: at, dueAt: at },
      ...{ who: '', about: '', email: '' },
    }),
  )
const labelFile = 'spectrum-2026-06-04.csv'
const upload = (date: string) => {
  const bytes = readFileSync(join(import.meta.dirname, '..', 'labels', 'excerpts', labelFile))
  const allowed = { allowFewer: true, allowOther: true, allowPrices: true }
  return ask(uploadLabels, { provider: 'spectrum', date, fileName: labelFile, bytes, ...allowed })
}
const nothing = () => Promise.resolve()

const table = [
  row('addReceiver', nothing, () => ask(addReceiver, receiver)),
  row('changeReceiver', aReceiver, one => ask(changeReceiver, { ...receiver, ...one, name: 'Other' })),
  row('pauseReceiver', aReceiver, one => ask(pauseReceiver, { ...one, paused: 'yes' })),
  row('rotateReceiverSecret', aReceiver, one => ask(rotateReceiverSecret, { ...one, overlap: '0' })),
  row('removeReceiver', aReceiver, one => ask(removeReceiver, one)),
  row('sendTestMessage', nothing, () => ask(sendTestMessage)),
  row('replayJobs', aFailedDelivery, async () => {
    // What takes jobs up again is the queue's own test.
    const queue = { jobs: () => Promise.resolve([]), takeUpAgain: () => Promise.resolve() }
    const job = { data: { messageId: UUID } }
    const sent = await replayJobs({ db: database.db, queue, now: () => at }, 'site', [job as never])
    return { ok: sent === 1 }
  }),
  row('giveUpDelivery', aFailedDelivery, () => ask(giveUpDelivery, { message: UUID })),
  row('mailConversation', nothing, () =>
    mailConversation(
      deskDeps(database, () => at),
      UUID,
      'bo@example.com',
    ),
  ),
  row('uploadLabels', nothing, () => upload('2026-06-04')),
  row(
    'takeBackLabels',
    () => upload('2026-06-04'),
    () => {
      // The day of an upload is the database's.
      const today = deskDeps(database, () => new Date())
      return askAtDesk(takeBackLabels, today, caller, { provider: 'spectrum', date: '2026-06-04' })
    },
  ),
  row(
    'takeBackLabelCheck',
    async () => [await upload('2026-06-04'), await upload('2026-11-23')],
    () => ask(takeBackLabelCheck, { provider: 'spectrum' }),
  ),
  row('addPartner', nothing, () => ask(addPartner, partner)),
  row('changePartner', aPartner, async one =>
    ask(changePartner, { ...partner, ...one, version: await newestEvent(), name: 'Other' }),
  ),
  row('addPartnerKey', aPartner, one => ask(addPartnerKey, { ...one, kind: 'program' })),
  row(
    'revokePartnerKey',
    async () => {
      const one = await aPartner()
      await ask(addPartnerKey, { ...one, kind: 'program' })
      const [key] = await database.db.select().from(partnerKeys)
      return { ...one, key: key?.id }
    },
    one => ask(revokePartnerKey, one),
  ),
  row('changeDoNotCall', nothing, () => ask(changeDoNotCall, { act: 'add', ...numbers })),
  row(
    'changeDoNotCall',
    () => ask(changeDoNotCall, { act: 'add', ...numbers }),
    () => ask(changeDoNotCall, { act: 'remove', ...numbers }),
  ),
  row('fetchProviderLabels', nothing, () => ask(fetchProviderLabels, { provider: 'att' })),
  row(
    'markAsked',
    () =>
      database.db
        .insert(unansweredAsks)
        .values({ kind: 'zip', key: '78701', words: '78701', firstAt: at, lastAt: at }),
    () => ask(markAsked, { kind: 'zip', key: '78701', done: true }),
  ),
  row(
    'sendMailAgain',
    async () => {
      const kept = { kind: 'order_received' as const, recipient: 'bo@example.com', subject: 'x', body: 'x' }
      const [mail] = await database.db
        .insert(mails)
        .values({ ...kept, gaveUpAt: at })
        .returning()
      return { id: mail?.id }
    },
    mail => ask(sendMailAgain, mail),
  ),
  row('recordPrivacyRequest', nothing, () => ask(recordPrivacyRequest, { ...person, kind: 'delete' })),
  row(
    'answerPrivacyRequest',
    async () => {
      const asked = await ask(recordPrivacyRequest, { ...person, kind: 'delete' })
      return asked.ok ? asked.value : expect.unreachable(asked.code)
    },
    ({ id }) => ask(answerPrivacyRequest, { id, note: 'Told by mail' }),
  ),
]

test.each(table)('%s leaves nothing where its last row is refused', async (name, arrange, call) => {
  const arranged = await arrange()
  const answer = await expectAllOrNothing(database.db, name, () => call(arranged as never))
  const told: unknown = answer ?? { ok: true }
  expect(told).toMatchObject({ ok: true })
})

test('what writes one row, or in two transactions, is no use case that leaves nothing', async () => {
  const event = { at, actor: 'site', what: 'note', subject: { kind: 'desk', id: 'one' } } as const
  const once = () => transaction(database.db, tx => recordEvent(tx, event))
  await expect(expectAllOrNothing(database.db, 'once', once)).rejects.toThrow('rows that once writes')
  const twice = () =>
    transaction(database.db, async tx => [await recordEvent(tx, event), await recordEvent(tx, event)])
  await expectAllOrNothing(database.db, 'twice', twice)
  const apart = async () => [await twice(), await once()]
  await expect(expectAllOrNothing(database.db, 'apart', apart)).rejects.toThrow('left its first transaction')
  const caught = () => twice().catch(once)
  await expect(expectAllOrNothing(database.db, 'caught', caught)).rejects.toThrow('left something')
})
