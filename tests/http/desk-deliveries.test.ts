import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { webhookJob } from '#domain/automation/webhook-job.server.ts'
import { transaction } from '#platform/database.server.ts'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { postDesk } from '#tests/support/desk-entry.ts'
import { signInStaff } from '#tests/support/staff.ts'
import { WebhookReceiver } from '#tests/support/webhook-receiver.ts'

const site = useBuiltSite()
let administrator: string
let client = 0
beforeEach(async () => {
  site.comeFrom(`192.0.3.${(client += 1)}`)
  const { db } = site.assembled.services
  await db.execute(sql`delete from pgboss.job`)
  await db.execute(sql`delete from webhook_receivers`)
  administrator = await signInStaff(site, 'administrator')
})

const read = async (path: string) => (await site.get(path, { cookie: administrator })).text()
/** The text of what a page is about, without its tags. */
const textOf = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

/** Adds a receiver at the desk. Returns the path of its page. */
async function addReceiver(
  name: string,
  url = 'http://127.0.0.1:9/hook',
  kinds: object = { order: 'on' },
): Promise<string> {
  const before = new Set((await read('/desk/settings/webhooks')).match(/\/desk\/settings\/webhooks\/[\w-]+/g))
  await postDesk(site, '/desk/settings/webhooks', { intent: 'add', name, url, ...kinds }, administrator)
  const after = (await read('/desk/settings/webhooks')).match(/\/desk\/settings\/webhooks\/[\w-]+/g)
  return after?.find(path => !before.has(path)) ?? ''
}
const idOf = (path: string) => path.split('/').at(-1) ?? ''
const pause = (path: string) =>
  postDesk(site, path, { intent: 'pause', version: '1', paused: 'yes' }, administrator)

/** Queues an order for a receiver, or for the server's own. Returns the message's id. */
async function queueOrder(receiver?: string): Promise<string> {
  const { db, queue } = site.assembled.services
  const messageId = randomUUID()
  const told = receiver ? { receiverId: idOf(receiver) } : {}
  const message = { messageId, kind: 'order' as const, payload: { selected_service: 'Fiber 1 Gig' }, ...told }
  await transaction(db, tx => queue.enqueue(tx, webhookJob, message))
  return messageId
}

test('what a paused receiver is told is held, counted apart and without a next time', async () => {
  const [crm, dialer] = [await addReceiver('Our CRM'), await addReceiver('Dialer')]
  const held = await queueOrder(crm)
  const tried = [held, await queueOrder(dialer)]
  await queueOrder()
  await site.assembled.services.db.execute(sql`
    update pgboss.job set state = 'retry', start_after = now() + interval '1 hour'
    where data->>'messageId' in ${tried}`)
  await pause(crm)

  const all = textOf(await read('/desk/deliveries'))
  expect(all).toContain('All 3 Waiting 1 Held: receiver paused 1 Trying again or held back 1 Given up 0')
  const shown = await read('/desk/deliveries?standing=held')
  expect(shown.match(/href="\/desk\/deliveries\/[0-9a-f-]{36}"/g)).toEqual([
    `href="/desk/deliveries/${held}"`,
  ])
  expect(textOf(shown)).toMatch(/Held: receiver paused Made .* Next – Attempts 0 To Our CRM/)
  expect(await read('/desk/deliveries?standing=retrying')).not.toContain(held)

  const message = await read(`/desk/deliveries/${held}`)
  expect(textOf(message)).toContain('State Held: receiver paused')
  expect(message).not.toContain('Next attempt')
  expect(message).toContain(`href="${crm}"`)
  const again = await postDesk(
    site,
    '/desk/deliveries',
    { intent: 'replay', pick0: held, pick1: tried[1] ?? '' },
    administrator,
  )
  const done = textOf(await read(again.headers.get('location') ?? ''))
  expect(done).toContain('1 message on the way again. 1 message held: the receiver is paused.')
})

test('a test goes to every receiver that is not paused, as the page says, and what came of each is listed', async () => {
  const listening = await WebhookReceiver.start()
  try {
    const [crm, old] = [await addReceiver('Our CRM', listening.url), await addReceiver('Old dialer')]
    await pause(old)
    const before = textOf(await read('/desk/deliveries'))
    expect(before).toContain('It goes to the built-in inbox and Our CRM. Not to Old dialer: paused.')
    const sent = await postDesk(site, '/desk/deliveries', { intent: 'test' }, administrator)
    const after = textOf(await read(sent.headers.get('location') ?? ''))
    expect(after).toContain('A test message is on its way to the built-in inbox and Our CRM.')
    expect(after).toMatch(/Latest tests .* Our CRM When [^R]* Result On its way Answer None yet/)
    const { rows } = await site.assembled.services.db.execute(
      sql`select data->>'receiverId' as receiver from pgboss.job where data->>'kind' = 'test'`,
    )
    const told = new Set(rows.map(({ receiver }) => receiver))
    expect(told).toEqual(new Set([idOf(crm), null]))

    // One that is sent from the receiver's own page is listed, too, with what was answered.
    await postDesk(site, crm, { intent: 'test' }, administrator)
    listening.answer = 401
    await postDesk(site, crm, { intent: 'test' }, administrator)
    const tested = textOf(await read('/desk/deliveries'))
    expect(tested).toMatch(/Our CRM When [^R]* Result Not taken Answer Answered 401/)
    expect(tested).toMatch(/Our CRM When [^R]* Result Taken Answer Answered 200/)
  } finally {
    await listening.close()
  }
})

test('who sends a message again from its own page is told that it goes out', async () => {
  const message = await queueOrder()
  const path = `/desk/deliveries/${message}`
  const sent = await postDesk(site, path, { intent: 'replay' }, administrator)
  const done = sent.headers.get('location') ?? ''
  expect([sent.status, done]).toEqual([302, `${path}?again=1`])
  expect(textOf(await read(done))).toMatch(/It’s on its way again\.|The receiver has it now\./)
})

test('who erases a person is told which outside receivers have their data, before and after', async () => {
  const kinds = { lead: 'on' }
  const [crm, held] = [
    await addReceiver('Our CRM', 'http://127.0.0.1:9/crm', kinds),
    await addReceiver('Held back', 'http://127.0.0.1:9/held', kinds),
  ]
  await addReceiver('Orders alone')
  const email = 'known.outside@example.com'
  const lead = { name: 'Kay Nown', email, phone: '(512) 555-0171', zipCode: '78701' }
  const rest = { service: 'Home internet', marketingConsent: false, page: '/', website: '' }
  expect((await site.postJson('/api/leads', { ...lead, ...rest })).status).toBe(200)
  // Delivered to the one longer ago than messages are kept; for the other it waits.
  const { db, queue } = site.assembled.services
  await db.execute(sql`delete from pgboss.job where name = 'automation_webhook'`)
  const payload = { email, phone: lead.phone }
  const waits = { messageId: randomUUID(), kind: 'lead' as const, payload, receiverId: idOf(held) }
  await transaction(db, tx => queue.enqueue(tx, webhookJob, waits))
  expect(idOf(crm)).not.toBe('')

  const found = await read(`/desk/people?${new URLSearchParams({ search: email })}`)
  const [, page = ''] = /href="(\/desk\/people\/[\w-]+)"/.exec(found) ?? []
  const told =
    'Their data also went to Our CRM (leads). Erasing here doesn’t erase it there: ask them to erase it.'
  expect(textOf(await read(page))).toContain(told)
  // A request that waits in the queue leads to the same form, with the same words.
  await postDesk(site, page, { intent: 'request', kind: 'delete', words: '' }, administrator)
  const [, request = ''] = /href="(\/desk\/privacy\/[\w-]+)"/.exec(await read(page)) ?? []
  expect(textOf(await read(request))).toContain(told)
  const erased = await postDesk(site, page, { intent: 'erase', confirmed: 'on' }, administrator)
  expect(textOf(await erased.text())).toMatch(
    /Erased from 1 lead,.*Their data also went to Our CRM \(leads\)/,
  )
  expect(textOf(await read(page))).toContain('Nothing that is here now was sent to an outside receiver.')
})

test('emails that no mail server has taken are found among all the others', async () => {
  const { db } = site.assembled.services
  for (const email of ['taken@example.com', 'refused@example.com']) {
    const wish = { email, zipCode: '78704', planType: 'any' }
    expect((await site.postJson('/api/watches/place', wish)).status).toBe(200)
  }
  await db.execute(sql`update mails set sent_at = now() where recipient = 'taken@example.com'`)
  expect(await read('/desk/mails')).toMatch(/taken@example\.com/)
  const unsent = await read('/desk/mails?which=unsent')
  expect(unsent).toContain('refused@example.com')
  expect(unsent).not.toContain('taken@example.com')
  await db.execute(sql`update mails set sent_at = now()`)
  expect(textOf(await read('/desk/mails?which=unsent'))).toContain('No emails here.')
})
