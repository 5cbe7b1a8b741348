import { passkeysOf } from '#domain/staff/passkey-store.server.ts'
import { findStaffSession, type StaffSession } from '#domain/staff/session-store.server.ts'
import type { EntryCaller } from '#domain/staff-access/entry-caller.ts'
import { type RouteArgs, requestContext, servicesContext, settingsContext } from '../contexts.ts'
import { deskCookie, deviceCookie, isKnownDevice, readDeskToken } from './desk-cookies.server.ts'

export type DeskArgs = RouteArgs

/** One question for each request, though every loader of a page asks. */
const sessions = new WeakMap<DeskArgs['context'], Promise<StaffSession | null>>()

/** The desk's session of a request, whether or not its second factor was proven. */
export function sessionOf({ request, context }: DeskArgs): Promise<StaffSession | null> {
  const known = sessions.get(context)
  if (known) return known
  const { db, now } = context.get(servicesContext)
  const token = readDeskToken(request, isHttps(context))
  const found = token === null ? Promise.resolve(null) : findStaffSession(db, token, now())
  sessions.set(context, found)
  return found
}

/** How far somebody has come on the way in. */
type WayIn =
  | { step: 'password' }
  | { step: 'factor'; email: string; hasPasskeys: boolean }
  /** `secret` is what an authenticator app is to keep. */
  | { step: 'set_up'; email: string; secret: string }
  | { step: 'in' }

export async function wayInOf(args: DeskArgs): Promise<WayIn> {
  const session = await sessionOf(args)
  if (!session) return { step: 'password' }
  const { member, challenge } = session
  if (member.factorAt) return { step: 'in' }
  const { db, proofs } = args.context.get(servicesContext)
  // Only a session of a set-up holds a secret that is sealed for its owner.
  const secret = challenge === null ? null : proofs.unseal(challenge, member.id)
  if (secret !== null) return { step: 'set_up', email: member.email, secret }
  const hasPasskeys = (await passkeysOf(db, member.id)).length > 0
  return { step: 'factor', email: member.email, hasPasskeys }
}

const isHttps = (context: DeskArgs['context']) => context.get(settingsContext).publicUrl.startsWith('https:')

/** Who asks at the desk. `cookies` fills with what the answer must set. */
export function deskCallerOf(args: DeskArgs): { caller: EntryCaller; cookies: string[] } {
  const { request, context } = args
  const { accounts, now, proofs } = context.get(servicesContext)
  const { clientAddress, clientNetwork, log } = context.get(requestContext)
  const https = isHttps(context)
  const cookies: string[] = []
  const session = () => sessionOf(args)
  const caller: EntryCaller = {
    ...{ clientAddress, clientNetwork, log, request, now, session },
    visitor: () => accounts.visitorOf(request),
    staffMember: async () => (await session())?.member ?? null,
    keepSession(token) {
      cookies.push(deskCookie(token, https))
    },
    device: {
      isKnown: email => isKnownDevice(request, email, { proofs, https }),
      remember: email => void cookies.push(deviceCookie(email, { proofs, https })),
    },
  }
  return { caller, cookies }
}
