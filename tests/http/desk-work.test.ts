import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { aPostedOrder, aStoredLine } from '#tests/support/builders.ts'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { postDesk } from '#tests/support/desk-entry.ts'
import { signInStaff } from '#tests/support/staff.ts'

const [first] = readSeed().offerings
if (!first) throw new Error('The catalogue is empty')

const site = useBuiltSite()
let client = 0
beforeEach(() => site.comeFrom(`192.0.2.${(client += 1)}`))

const run = async (query: ReturnType<typeof sql>) => (await site.assembled.services.db.execute(query)).rows
const read = async (path: string, cookie: string) =>
  (await (await site.get(path, { cookie })).text()).replaceAll('<!-- -->', '')
const field = (html: string, name: string) =>
  new RegExp(
    `<input type="(?:hidden|checkbox)" (?:class="[^"]*" )?name="${name}"[^>]*? value="([^"]*)"`,
  ).exec(html)?.[1] ?? ''

async function anOrder(username: string) {
  const cookie = await site.signUp(username)
  const lines = [aStoredLine(first?.providerId ?? '', first?.serviceName ?? '')]
  const body = aPostedOrder({ email: `${username}@example.com`, lines })
  const { reference } = (await (await site.postJson('/api/orders', body, { cookie })).json()) as {
    reference: string
  }
  const [work] = await run(sql`select id from work_items where email = ${`${username}@example.com`}`)
  const version = async () =>
    String((await run(sql`select version from customer_orders where reference = ${reference}`))[0]?.version)
  const record = async (agent: string, outcome: Record<string, string>) =>
    postDesk(
      site,
      `/desk/orders/${reference}`,
      { intent: 'outcome', version: await version(), ...outcome },
      agent,
    )
  return {
    record,
    reference,
    work: String(work?.id),
    desk: `/desk/orders/${reference}`,
    own: () => read(`/orders/${reference}`, cookie),
    cancel: () => postDesk(site, `/orders/${reference}`, { intent: 'cancel' }, cookie),
  }
}

async function aLead(email: string, phone = '512 555 0101'): Promise<string> {
  const lead = { name: 'Bo Renter', email, phone, zipCode: '78701', service: 'Home internet' }
  const rest = { marketingConsent: false, page: '/', website: '' }
  expect((await site.postJson('/api/leads', { ...lead, ...rest })).status).toBe(200)
  const [row] = await run(sql`select id from leads where email = ${email}`)
  return String(row?.id)
}

test('who orders for a lead that a colleague ordered for reads so, finds that order, and chooses another one or not', async () => {
  const [anna, ben] = [
    await signInStaff(site, 'agent', { name: 'Anna Reyes' }),
    await signInStaff(site, 'agent', { name: 'Ben Okafor' }),
  ]
  const form = `/desk/leads/${await aLead('two-agents@example.com')}/order?plan=${first.planId}`
  const screens = [await read(form, anna), await read(form, ben)]
  const place = (cookie: string, html: string, more: Record<string, string> = {}) =>
    postDesk(
      site,
      form,
      {
        ...{ intent: 'order', key: field(html, 'key'), readOut: unescaped(field(html, 'readOut')) },
        ...{ name: 'Bo Renter', email: 'two-agents@example.com', phone: '512 555 0101', notes: '' },
        ...{ address: '600 Congress Ave, Austin, TX 78701', agreed: 'yes' },
        ...{ unlisted: field(html, 'unlisted'), ...more },
      },
      cookie,
    )
  expect(screens[1]).not.toContain('Place another order')
  const placed = await place(anna, screens[0] ?? '')
  expect(placed.status).toBe(302)
  const reference = /PW-[\w-]+/.exec(placed.headers.get('location') ?? '')?.[0] ?? ''
  const refused = await place(ben, screens[1] ?? '')
  const words = (await refused.text()).replaceAll('<!-- -->', '')
  expect(refused.status).toBe(409)
  expect(words).toContain(`Anna Reyes placed ${reference} for this lead already.`)
  expect(words).toContain(`href="/desk/orders/${reference}"`)
  expect(words).toContain('Place another order')
  const again = await place(ben, words, { another: field(words, 'another') })
  expect([again.status, again.headers.get('location')]).toEqual([302, expect.not.stringContaining(reference)])
})

test('an order on the phone names what isn’t listed where its address is before it is placed, wherever the lead is from', async () => {
  const agent = await signInStaff(site, 'agent')
  const form = `/desk/leads/${await aLead('moved-on@example.com')}/order?plan=google-fiber-1-gig`
  const begun = await read(form, agent)
  expect(begun).not.toContain('isn’t listed for')
  const place = (html: string, address: string) =>
    postDesk(
      site,
      form,
      {
        ...{ intent: 'order', key: field(html, 'key'), readOut: unescaped(field(html, 'readOut')) },
        ...{ name: 'Bo Renter', email: 'moved-on@example.com', phone: '512 555 0101', notes: '' },
        ...{ unlisted: field(html, 'unlisted'), address, agreed: 'yes' },
      },
      agent,
    )
  // The words for another place may be others, too: they are read out with the notice beside them.
  const seattle = await place(begun, '1 Main St, Seattle, WA 98101')
  expect(seattle.ok).toBe(false)
  const html = (await seattle.text()).replaceAll('<!-- -->', '')
  expect(html).toMatch(/Google Fiber [^<]*1 Gig isn’t listed for Seattle, WA 98101\./)
  const again = await place(html, '1 Main St, Seattle, WA 98101')
  expect(again.status).toBe(302)
})

const unescaped = (text: string) =>
  text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')

test('what a colleague has shows whose it is in the place of its outcomes, until it is taken over', async () => {
  const [anna, abe, carl] = [
    await signInStaff(site, 'agent', { name: 'Anna Reyes' }),
    await signInStaff(site, 'agent', { name: 'Abe Stone' }),
    await signInStaff(site, 'administrator', { name: 'Carl Boss' }),
  ]
  const order = await anOrder('claimed_order')
  await postDesk(site, order.desk, { intent: 'claim', work: order.work }, anna)
  const forAbe = await read(order.desk, abe)
  expect(forAbe).toContain('Anna Reyes has this and records what came of it.')
  expect(forAbe).not.toMatch(/value="no_answer"|value="take-over"/)
  const refused = await order.record(abe, { outcome: 'no_answer' })
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('Anna Reyes has it.')])
  expect(await read(order.desk, anna)).toContain('value="no_answer"')
  // Nor is it Abe's to correct.
  expect(forAbe).toContain('Anna Reyes has this and corrects it.')
  expect(forAbe).not.toContain('Save corrections')
  expect(await read(order.desk, anna)).toContain('Save corrections')

  const takeOver = { intent: 'take-over', work: order.work }
  expect((await postDesk(site, order.desk, takeOver, abe)).status).toBe(409)
  expect(await read(order.desk, carl)).toContain('value="take-over"')
  expect((await postDesk(site, order.desk, takeOver, carl)).status).toBe(302)
  expect(await read(order.desk, anna)).toContain('Carl Boss has this and records what came of it.')
  expect((await order.record(carl, { outcome: 'reached' })).status).toBe(302)
})

test('leads that were taken together say where the call is, and those of a colleague are not taken', async () => {
  const anna = await signInStaff(site, 'agent', { name: 'Anna Reyes' })
  const abe = await signInStaff(site, 'agent', { name: 'Abe Stone' })
  const phone = '512 555 0177'
  const [one, two] = [await aLead('one@together.example', phone), await aLead('two@together.example', phone)]
  const [work] = await run(sql`select id from work_items where subject_id = ${one}`)
  const claim = { intent: 'claim', work: String(work?.id) }
  await postDesk(site, `/desk/leads/${one}`, claim, anna)
  const merge = () => postDesk(site, `/desk/leads/${two}`, { intent: 'merge' }, abe)
  const held = await read(`/desk/leads/${two}`, abe)
  expect(held).toContain('once Anna Reyes gives back or hands over theirs')
  expect(held).not.toContain('Take them together here')
  const refused = await merge()
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining('Anna Reyes has their lead “Home internet”.'),
  ])
  await postDesk(site, `/desk/leads/${one}`, { ...claim, intent: 'give-back' }, anna)
  expect(await read(`/desk/leads/${two}`, abe)).toContain('Take them together here')
  expect((await merge()).status).toBe(302)
  const ended = await read(`/desk/leads/${one}`, abe)
  expect(ended).toMatch(
    new RegExp(`where its call is: <a[^>]* href="/desk/leads/${two}"[^>]*>Home internet, \\w{3} \\w{3} \\d`),
  )
  expect(ended).not.toContain('Take them together here')
  expect(ended).not.toContain('nothing to call about')
})

test('an order that the provider has is canceled there: customer and desk read the same, and never that nothing was ordered', async () => {
  const agent = await signInStaff(site, 'agent')
  const [confirmed, booked] = [await anOrder('cancels_confirmed'), await anOrder('cancels_booked')]
  for (const outcome of ['reached', 'confirmed']) await confirmed.record(agent, { outcome })
  expect(await confirmed.own()).toContain('so we’ll cancel it there for you')
  expect((await confirmed.cancel()).status).toBe(303)
  await booked.record(agent, { outcome: 'reached' })
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  await booked.record(agent, { outcome: 'booked', date: day })
  await booked.record(agent, { outcome: 'cancelled', reason: 'Moves away' })
  for (const order of [confirmed, booked]) {
    const page = await order.own()
    expect(page).toContain('A representative cancels it with the provider')
    expect(page).not.toContain('Nothing was ordered')
    const desk = await read(order.desk, agent)
    expect(desk).toContain('Canceled with provider')
    expect(desk).toContain('Closed: there’s nothing to call about.')
  }
  expect(await read('/desk?kind=order_cancellation', agent)).toContain(confirmed.reference)
  expect(await read(booked.desk, agent)).toMatch(/; installation was booked for \w+ \d/)
  expect((await booked.record(agent, { outcome: 'cancelled_there' })).status).toBe(302)
  expect(await booked.own()).toContain('We canceled it with the provider, too')
})

test('a wrong number is the same on both pages', async () => {
  const agent = await signInStaff(site, 'agent')
  const order = await anOrder('wrong_number')
  await order.record(agent, { outcome: 'wrong_number' })
  const [own, desk] = [await order.own(), await read(order.desk, agent)]
  expect(own).toContain('reaches somebody else. Please change it, or call us')
  expect(own).not.toMatch(/A representative calls|We&#x27;ll call from/)
  // These tests have no mail server.
  expect(desk).toContain(
    'Wrong number. Our email that asks for another one is written, but no mail server is set',
  )
  expect(desk).toContain('Emails don’t go out.')
  expect(desk).not.toMatch(/May be called now/)
})

test('an order names what isn’t listed at its home, and the totals that the customer saw', async () => {
  const agent = await signInStaff(site, 'agent')
  const cookie = await site.signUp('unlisted')
  const lines = [aStoredLine('metronet', '500 Mbps')]
  const body = aPostedOrder({ lines, address: '600 Congress Ave, Austin, TX 78701' })
  const { reference } = (await (await site.postJson('/api/orders', body, { cookie })).json()) as {
    reference: string
  }
  const page = await read(`/desk/orders/${reference}`, agent)
  expect(page).toContain('Metronet 500 Mbps isn’t listed for Austin, TX 78701.')
  expect(page).toContain('href="/results?zip=78701"')
  expect(page).toMatch(/In all <strong>\$[\d.]+\/mo<\/strong>.*over 24 months/)
})

test('an order for a bundle’s lead begins with what they asked for, and nothing chosen is said', async () => {
  const agent = await signInStaff(site, 'agent')
  const id = await aLead('bundle-wish@example.com')
  await run(
    sql`update leads set source = 'bundle', selected_service = 'Metronet 1 Gig, Gone Net' where id = ${id}::uuid`,
  )
  const begun = await read(`/desk/leads/${id}/order`, agent)
  expect(begun).toContain('They asked for: <strong>Metronet 1 Gig, Gone Net</strong>')
  expect(begun).toMatch(/<option value="metronet-1-gig" selected=""/)
  expect(begun).not.toContain('Choose a plan first.')
  const empty = await read(`/desk/leads/${id}/order?plan=&plan=&plan=`, agent)
  expect(empty).toContain('Choose a plan first.')
  const twice = await read(`/desk/leads/${id}/order?plan=metronet-1-gig&plan=metronet-1-gig&plan=`, agent)
  const [, readOut = ''] = /<blockquote[^>]*>(.*?)<\/blockquote>/.exec(twice) ?? []
  expect(readOut.split('Metronet 1 Gig at ')).toHaveLength(2)
  expect(twice).toContain('Metronet 1 Gig isn’t listed for Austin, TX 78701.')
})
