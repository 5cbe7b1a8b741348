import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { webhookJob } from '#domain/automation/webhook-job.server.ts'
import { transaction } from '#platform/database.server.ts'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { postDesk } from '#tests/support/desk-entry.ts'
import { signInStaff } from '#tests/support/staff.ts'

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
/** A page's text, without its tags. */
const textOf = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

/** Adds a receiver at the desk. Returns the path of its page. */
async function addReceiver(name: string, url = 'http://127.0.0.1:9/hook'): Promise<string> {
  const before = new Set((await read('/desk/settings/webhooks')).match(/\/desk\/settings\/webhooks\/[\w-]+/g))
  await postDesk(site, '/desk/settings/webhooks', { intent: 'add', name, url, order: 'on' }, administrator)
  const after = (await read('/desk/settings/webhooks')).match(/\/desk\/settings\/webhooks\/[\w-]+/g)
  return after?.find(path => !before.has(path)) ?? ''
}
const pause = (path: string) =>
  postDesk(site, path, { intent: 'pause', version: '1', paused: 'yes' }, administrator)

/** Queues an order for a receiver, or for the server's own. Returns the message's id. */
async function queueOrder(receiver?: string): Promise<string> {
  const { db, queue } = site.assembled.services
  const messageId = randomUUID()
  const told = receiver ? { receiverId: receiver.split('/').at(-1) ?? '' } : {}
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
  expect(all).toContain('All 3 Waiting 1 Held: receiver paused 1 Trying again 1 Given up 0')
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
