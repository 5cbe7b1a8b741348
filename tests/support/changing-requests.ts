import { randomUUID } from 'node:crypto'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { easternDay } from '#domain/shared/calendar.ts'
import { aPostedOrder, aStoredLine } from './builders.ts'

const { offerings } = readSeed()

/** A request that changes something, as a browser or program sends it. */
export type ChangingRequest = {
  path: string
  kind: 'json' | 'form'
  body: Record<string, unknown>
  /** Only for signed-in visitors. */
  signedIn?: true
}

const person = { name: 'Ada Homeowner', email: 'ada@example.com', phone: '512 555 0100' }
const sent = { marketingConsent: false, page: '/', website: '' }
const password = 'correct horse'
const [offering] = offerings
if (!offering) throw new Error('The catalogue is empty')
const lines = [aStoredLine(offering.providerId, offering.serviceName)]

/** One valid request to every address that takes a post, with new keys and names each time. */
export function changingRequests(): ChangingRequest[] {
  const username = `u${randomUUID().slice(0, 8)}`
  const email = `${username}@example.com`
  return [
    { path: '/api/orders', kind: 'json', signedIn: true, body: aPostedOrder({ lines }) },
    {
      path: '/api/leads',
      kind: 'json',
      body: { ...person, zipCode: '78701', service: 'Home internet', ...sent },
    },
    {
      path: '/api/bundle-leads',
      kind: 'json',
      body: {
        ...person,
        zipCode: '78701',
        internet: 'metronet-1-gig',
        security: null,
        tv: null,
        wantsAudit: false,
        ...sent,
      },
    },
    { path: '/api/chat-assistant', kind: 'json', body: { message: 'hello', sessionId: null, userId: null } },
    { path: '/api/events', kind: 'json', body: { name: 'conversion', label: 'order' } },
    {
      path: '/api/availability-reports',
      kind: 'json',
      body: { zipCode: '78701', providerId: 'metronet', kind: 'slower' },
    },
    { path: '/api/fcc-broadband', kind: 'json', body: { address: '12 Main St, Austin, TX 78701' } },
    { path: '/api/sign-in', kind: 'json', body: { email, password } },
    { path: '/auth', kind: 'form', body: { intent: 'sign-in', email, password, returnTo: '/' } },
    {
      path: '/auth',
      kind: 'form',
      body: { intent: 'sign-up', email, username, password, confirmPassword: password, returnTo: '/' },
    },
    { path: '/auth/forgot', kind: 'form', body: { intent: 'forgot', email } },
    { path: '/auth/reset', kind: 'form', body: { token: 'used-up', password, confirmPassword: password } },
    { path: '/account', kind: 'form', signedIn: true, body: { intent: 'username', username } },
    { path: '/address-history', kind: 'form', signedIn: true, body: { id: randomUUID() } },
    {
      path: '/quote',
      kind: 'form',
      body: { ...person, zipCode: '78701', service: 'Home internet', page: '/', website: '' },
    },
    { path: '/privacy-choices', kind: 'form', body: { contact: '(512) 555-0100' } },
    {
      path: `/privacy-choices/confirm?token=${'x'.repeat(43)}`,
      kind: 'form',
      body: { token: 'x'.repeat(43), stop: 'on' },
    },
    { path: '/api/watches/place', kind: 'json', body: { email, zipCode: '78701', planType: 'fiber' } },
    { path: '/api/watches/price', kind: 'json', body: { email, planId: 'metronet-1-gig', below: '40' } },
    { path: '/api/watches/move', kind: 'json', body: { email, movesOn: easternDay(new Date()) } },
    { path: '/watches', kind: 'form', body: { kind: 'arrival', email, zipCode: '78701', planType: 'any' } },
    { path: '/watches/confirm', kind: 'form', body: { token: 'x'.repeat(43) } },
    { path: '/watches/stop', kind: 'form', body: { token: 'x'.repeat(43) } },
  ]
}

/** A request as `fetch` takes it, from the site's own page. */
export function asRequest(
  { kind, body }: ChangingRequest,
  origin: string,
  cookie: string | undefined = '',
): RequestInit {
  const headers: Record<string, string> = { origin, ...(cookie ? { cookie } : {}) }
  if (kind === 'form') {
    const fields = Object.entries(body).map(([name, value]) => [name, String(value)])
    return { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' }
  }
  headers['content-type'] = 'application/json'
  return { method: 'POST', headers, body: JSON.stringify(body), redirect: 'manual' }
}
