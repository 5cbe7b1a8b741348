import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { aPostedOrder, aStoredLine } from '#tests/support/builders.ts'
import { cookieOf } from '#tests/support/cookies.ts'
import { SiteProcess } from '#tests/support/site-process.ts'

const { offerings } = readSeed()

const first = offerings[0] ?? expect.unreachable('The catalogue is empty')

/** What people typed, none of which belongs into a log. */
const typed = {
  email: 'quiet.person@example.com',
  password: 'horse battery secret',
  name: 'Quintessa Unlogged',
  phone: '(512) 555-0177',
  street: '4711 Whisper Hollow',
  notes: 'gate code 8241',
  message: 'my neighbour pays too much for slow cable',
}

test('a whole visit leaves no password, token, mail address, phone, address or message in the log', async () => {
  const site = await SiteProcess.start('PGlite', { LOG_LEVEL: 'trace' })
  try {
    const { origin } = site
    const form = (path: string, fields: Record<string, string>, cookie = '') =>
      fetch(origin + path, {
        method: 'POST',
        headers: { origin, cookie },
        body: new URLSearchParams(fields),
        redirect: 'manual',
      })
    const json = (path: string, body: unknown, cookie = '') =>
      fetch(origin + path, {
        method: 'POST',
        headers: { origin, cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const { email, password } = typed
    const signedUp = await form('/auth', {
      ...{ intent: 'sign-up', email, password, confirmPassword: password },
      username: 'unlogged',
    })
    const cookie = cookieOf(signedUp)
    await form('/auth', { intent: 'sign-in', email, password: `${password} wrong` })
    await form('/auth/forgot', { email })
    await form('/auth/reset', { token: 'sometoken-in-a-form', password, confirmPassword: password })
    await fetch(`${origin}/auth/callback?type=signup&token=sometoken-in-a-link`)
    await json('/api/fcc-broadband', { address: `${typed.street}, Austin, TX 78701` }, cookie)
    const order = {
      ...aPostedOrder({ lines: [aStoredLine(first.providerId, first.serviceName)] }),
      ...{ name: typed.name, email, phone: typed.phone, notes: typed.notes },
      address: `${typed.street}, Austin, TX 78701`,
    }
    expect((await json('/api/orders', order, cookie)).status).toBe(200)
    await json('/api/orders', { ...order, idempotencyKey: 'nonsense' }, cookie)
    const lead = { name: typed.name, email, phone: typed.phone, zipCode: '78701', page: '/', website: '' }
    await json('/api/leads', { ...lead, service: 'Home internet', marketingConsent: true })
    const chat = { message: typed.message, sessionId: randomUUID(), userId: null }
    expect((await json('/api/chat-assistant', chat)).status).toBe(200)
    await form('/privacy-choices', { contact: email })
    await form('/account', { intent: 'delete', currentPassword: password }, cookie)
    // The last line of the log says that everything before it was written.
    await fetch(`${origin}/last-request-of-the-visit`)
    await expect.poll(() => site.output, { timeout: 20_000 }).toContain('/last-request-of-the-visit')

    const log = site.output
    expect(log).toContain('/api/orders')
    for (const form of ['signUp', 'signIn']) expect(log).toContain(`"operation":"${form}"`)
    const secrets = [...Object.values(typed), 'sometoken', '5125550177', cookie.split('=')[1] ?? 'no cookie']
    for (const secret of secrets) expect(log).not.toContain(secret)
    expect(log).not.toMatch(/@example\.com/)
  } finally {
    await site.remove()
  }
})
