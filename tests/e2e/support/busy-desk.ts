import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { storedCartLine } from '#domain/cart/cart.ts'
import type { Offering } from '#domain/catalog/offering.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { aCartItem, aPostedOrder } from '#tests/support/builders.ts'

const { offerings } = readSeed()
const excerpts = join(import.meta.dirname, '..', '..', '..', 'domain', 'labels', 'excerpts')

/** Homes of visitors, in four time zones. */
export const homes = [
  { name: 'Rosa Delgado', address: '600 Congress Ave, Austin, TX 78701', zipCode: '78701' },
  {
    name: 'Bartholomew Featherstonehaugh-Wainwright III',
    address: '350 5th Ave, New York, NY 10118',
    zipCode: '10118',
  },
  { name: 'Li Wei', address: '1 Ferry Building, San Francisco, CA 94111', zipCode: '94111' },
  { name: 'Noelani Kahananui', address: '1001 Bishop St, Honolulu, HI 96813', zipCode: '96813' },
  { name: 'Sam O’Neil', address: '1437 Bannock St, Denver, CO 80202', zipCode: '80202' },
] as const

/** What a page that refuses says, without its head. */
const told = (html: string) => parse(html).querySelector('main')?.text.slice(0, 500) ?? html.slice(0, 500)

/** Asks a site as so many visitors, each from an address of its own: the site has to trust one proxy. */
export function visitorsOf(origin: string) {
  let clients = 0
  const ask = async (
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
  ) => {
    clients += 1
    const from = `198.51.${100 + (clients >> 8)}.${clients & 255}`
    const answer = await fetch(origin + path, {
      ...{ method: 'POST', redirect: 'manual', ...init },
      headers: { origin, 'x-forwarded-for': from, ...init.headers },
    })
    if (answer.status >= 400)
      throw new Error(`${path} answered ${answer.status}: ${told(await answer.text())}`)
    return answer
  }
  const postJson = (path: string, body: object, cookie = '') =>
    ask(path, { body: JSON.stringify(body), headers: { 'content-type': 'application/json', cookie } })
  const postForm = (path: string, fields: Record<string, string>, cookie = '') =>
    ask(path, { body: new URLSearchParams(fields), headers: { cookie } })
  return {
    postJson,
    postForm,
    beginFile: (path: string, headers: Record<string, string>, cookie: string) =>
      ask(path, { headers: { cookie, ...headers } }),
    postFile: async (path: string, form: FormData, cookie: string) => {
      // With its length, as browsers send it.
      const encoded = new Response(form)
      const body = Buffer.from(await encoded.arrayBuffer())
      const type = encoded.headers.get('content-type') ?? ''
      return ask(path, {
        body,
        headers: { 'content-type': type, 'content-length': String(body.length), cookie },
      })
    },
    read: async (path: string, cookie: string) =>
      (await ask(path, { method: 'GET', headers: { cookie } })).text(),
  }
}
export type Visitors = ReturnType<typeof visitorsOf>

const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map(one => one.split(';')[0])
    .join('; ')
const phoneOf = (number: number) => `(512) 555-0${String(100 + (number % 100))}`

/** Somebody with an account orders something. Answers the order's reference. */
export async function order(visitors: Visitors, number: number, of?: readonly Offering[]): Promise<string> {
  const home = homes[number % homes.length] ?? homes[0]
  const bought = of ?? [offerings[(number * 5) % offerings.length] ?? offerings[0]]
  const email = `customer${number}@example.com`
  const password = 'correct horse'
  const account = {
    intent: 'sign-up',
    email,
    username: `customer_${number}`,
    password,
    confirmPassword: password,
  }
  const cookie = cookieOf(await visitors.postForm('/auth', account))
  const posted = aPostedOrder({
    ...{ email, name: home.name, address: home.address, phone: phoneOf(number) },
    notes: number % 2 === 0 ? 'The gate code is 4711; the dog is friendly, the neighbor’s is not.' : '',
    lines: bought.flatMap(one => (one ? [storedCartLine(aCartItem(one.providerId, one.serviceName))] : [])),
  })
  const { reference } = (await (await visitors.postJson('/api/orders', posted, cookie)).json()) as {
    reference: string
  }
  return reference
}

/** Records what came of an order, as somebody of the staff does on its page. */
export async function outcome(
  visitors: Visitors,
  staff: string,
  reference: string,
  told: Record<string, string>,
): Promise<void> {
  const path = `/desk/orders/${reference}`
  const version = parse(await visitors.read(path, staff))
    .querySelector('input[name="version"]')
    ?.getAttribute('value')
  await visitors.postForm(path, { intent: 'outcome', version: version ?? '', ...told }, staff)
}

/** Somebody asks for a call. */
export function lead(visitors: Visitors, number: number) {
  const home = homes[number % homes.length] ?? homes[0]
  return visitors.postJson('/api/leads', {
    ...{ name: home.name, email: `lead${number}@example.com`, phone: phoneOf(number), zipCode: home.zipCode },
    ...{ service: 'Home internet', marketingConsent: number % 3 !== 0, page: '/', website: '' },
  })
}

/** Somebody asks for a whole bundle. */
export const bundleLead = (visitors: Visitors, number: number) =>
  visitors.postJson('/api/bundle-leads', {
    ...{
      name: 'Hank Bundle',
      email: `bundle${number}@example.com`,
      phone: '(212) 555-0110',
      zipCode: '10118',
    },
    ...{ internet: null, security: null, tv: 'directv-choice', wantsAudit: true, marketingConsent: true },
    ...{ page: '/bundles', website: '' },
  })

/** Somebody talks to the assistant. */
export async function chat(visitors: Visitors, messages: readonly string[]): Promise<void> {
  let cookie = ''
  for (const message of messages) {
    const said = await visitors.postJson('/api/chat-assistant', { message }, cookie)
    await said.text()
    cookie = cookieOf(said) || cookie
  }
}

export function report(visitors: Visitors, zipCode: string, providerId: string, note: string) {
  return visitors.postJson('/api/availability-reports', { zipCode, providerId, kind: 'not_offered', note })
}

/** An excerpt of a file of labels, uploaded at the desk. */
export async function uploadLabels(
  visitors: Visitors,
  staff: string,
  provider: string,
  date: string,
  file: string,
) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent: 'upload', provider, date, allowFewer: 'yes' }))
    form.set(name, value)
  form.set('file', new File([readFileSync(join(excerpts, file))], file))
  await visitors.postFile('/desk/labels', form, staff)
}

/** A file of the FCC whose upload was begun and is not finished. */
export const beginUpload = (visitors: Visitors, staff: string) =>
  visitors.beginFile(
    '/desk/coverage/uploads',
    {
      'tus-resumable': '1.0.0',
      'upload-length': '213000000',
      'upload-metadata': `filename ${Buffer.from('bdc_50_Cable_fixed_broadband_J25_15sep2026.zip').toString('base64')}`,
    },
    staff,
  )
