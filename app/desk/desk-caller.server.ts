import type { RouterContextProvider } from 'react-router'
import { findStaffSession, type StaffSession } from '#domain/staff/session-store.server.ts'
import type { EntryCaller } from '#domain/staff-access/entry-caller.ts'
import { requestContext, servicesContext, settingsContext } from '../contexts.ts'
import { deskCookie, deviceCookie, isKnownDevice, readDeskToken } from './desk-cookies.server.ts'

export type DeskArgs = { request: Request; context: Readonly<RouterContextProvider> }

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
