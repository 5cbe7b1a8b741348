import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { StaffRole } from '#domain/staff/roles.ts'
import { inviteStaff } from '#domain/staff-access/invite-staff.server.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import { cookieOf } from './cookies.ts'

const ORIGIN = 'http://localhost'
export const STAFF_PASSWORD = 'blue kettle on nine'

/** A site as these tests call it. */
type AskedSite = {
  assembled: { services: { db: Database } }
  get(path: string, headers?: Record<string, string>): Promise<Response>
  request(path: string, init?: RequestInit): Promise<Response>
}

/** Posts a form at the desk, like a browser without script. */
export const postDesk = (
  site: AskedSite,
  path: string,
  fields: Record<string, string>,
  cookie = '',
): Promise<Response> =>
  site.request(path, {
    method: 'POST',
    headers: { origin: ORIGIN, ...(cookie ? { cookie } : {}) },
    body: new URLSearchParams(fields),
  })

/** The path and query of a new invitation's link. */
export async function inviteTo(site: AskedSite, email: string, role: StaffRole): Promise<string> {
  const { db } = site.assembled.services
  const invitation = { email, role, by: null, at: new Date() }
  const link = await transaction(db, tx => inviteStaff(tx, ORIGIN, invitation))
  return link.slice(ORIGIN.length)
}

/** Accepts an invitation with its first form. */
export function acceptInvite(site: AskedSite, link: string, changes: Record<string, string> = {}) {
  const token = new URL(link, ORIGIN).searchParams.get('token') ?? ''
  return postDesk(site, link, {
    ...{ intent: 'account', token, name: 'Ana Torres' },
    ...{ password: STAFF_PASSWORD, confirmPassword: STAFF_PASSWORD },
    ...changes,
  })
}

/** The six digits that an authenticator app shows now. */
export const codeOf = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate()

/** Makes a code of the current half minute work again, as if time had passed. */
export async function forgetCodes({ assembled }: AskedSite, email: string): Promise<void> {
  await assembled.services.db.execute(sql`update staff set totp_last_step = 0 where email = ${email}`)
}

/** Somebody whose account is set up through the pages: signed in with both factors. */
export async function setUpStaff(site: AskedSite, email: string, role: StaffRole) {
  const half = cookieOf(await acceptInvite(site, await inviteTo(site, email, role)))
  const page = await (await site.get('/desk/set-up', { cookie: half })).text()
  const [, secret = ''] = page.match(/secret=([A-Z2-7]+)/) ?? []
  const done = await postDesk(site, '/desk/set-up', { intent: 'code', code: codeOf(secret) }, half)
  const recoveryCodes = [...(await done.text()).matchAll(/<li>([a-z2-9]{5}-[a-z2-9]{5})<\/li>/g)].map(
    ([, code = '']) => code,
  )
  await forgetCodes(site, email)
  return { email, secret, half, cookie: cookieOf(done), recoveryCodes }
}

/** The first half of signing in: the cookie of a session that leads to the second factor. */
export async function enterPassword(site: AskedSite, email: string, cookie = ''): Promise<string> {
  const fields = { intent: 'password', email, password: STAFF_PASSWORD }
  return cookieOf(await postDesk(site, '/desk/sign-in', fields, cookie))
}
