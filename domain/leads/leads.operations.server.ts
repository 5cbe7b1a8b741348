import { randomUUID } from 'node:crypto'
import { z } from 'zod/mini'
import { timeZoneName } from '#domain/callbacks/call-wish.ts'
import { isDoNotCall } from '#domain/callbacks/do-not-call.server.ts'
import type { PlacesOfZips } from '#domain/callbacks/time-zone-of.server.ts'
import { writtenForWantOfNumber, writtenInstead } from '#domain/callbacks/written-instead.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { operation } from '#domain/shared/define-operation.ts'
import { type Caller, noOutput, type WebCaller } from '#domain/shared/operation.ts'
import { succeeded } from '#domain/shared/outcome.ts'
import { canBeDialed } from '#domain/shared/phone-digits.ts'
import { type StatesOfZips, typedZipFault } from '#domain/shared/typed-zip.ts'
import { readZipCode } from '#domain/shared/zip-code.ts'
import type { LinkKeys } from '#platform/link-keys.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { consentCircumstances } from '../consent/consent-circumstances.ts'
import { bundleLeadRequest } from './bundle-lead-form.ts'
import { isSentByMachine } from './form-pace.ts'
import { callOfLead, chooseHourOfLead, type LeadCallDeps, leadCallPath } from './lead-call.server.ts'
import { leadRequest } from './lead-form.ts'
import type { LeadDeps } from './record-lead.server.ts'
import { takeBundleLead } from './take-bundle-lead.server.ts'
import { takeLead } from './take-lead.server.ts'
import { withdrawLead } from './withdraw-lead.server.ts'

type Place = NonNullable<ReturnType<PlacesOfZips['find']>> & { city: string; state: string }
type Places = StatesOfZips & { find(zipCode: string): Place | undefined }
type FormDeps = Omit<LeadDeps, 'zips'> & { zips: Places; links: LinkKeys }

/** Why no home can be there; null if one can, or none was told: a bundle may be built without. A machine isn't told. */
function noHomeAt(
  zips: Places,
  { zipCode, ...form }: { zipCode: string } & Parameters<typeof isSentByMachine>[0],
) {
  if (zipCode === '' || isSentByMachine(form)) return null
  const fault = typedZipFault(zipCode, zips)
  return fault && { ok: false as const, ...fault, field: 'zipCode' }
}

/**
 * The thank-you for an accepted request, with the latest time of our answer, and the page where the hour of the call is chosen, or how we answer instead of
 * calling a number that nobody may call.
 */
const thanksWithCall = z.object({
  success: z.literal(true),
  callPage: z.optional(z.string()),
  instead: z.optional(z.string()),
  /** By when we answer, with the home's zone for whose browser tells none. */
  answerBy: z.optional(z.object({ at: z.iso.datetime(), timeZone: z.string() })),
})

async function thanksFor(
  deps: FormDeps,
  { phone, email }: { phone: string; email: string },
  /** Of a request that was taken. */
  id: string | null,
  hasHour = true,
) {
  const { db, links, now } = deps
  // What the page of the call tells: a request that was taken together with others is answered by their time.
  const call = id && (await callOfLead(deps, id))
  const answerBy = call && !call.slotStartsAt ? { answerBy: { at: call.dueAt, timeZone: call.timeZone } } : {}
  if (await isDoNotCall(db, phone)) {
    return { success: true as const, ...answerBy, instead: writtenInstead(email) }
  }
  // Who asked for an email may have left no number; everybody else was promised a call or a text.
  if (hasHour && !canBeDialed(phone)) {
    return { success: true as const, ...answerBy, instead: writtenForWantOfNumber(email) }
  }
  const callPage = id && hasHour ? { callPage: leadCallPath(links, id, now()) } : {}
  return { success: true as const, ...answerBy, ...callPage }
}

/**
 * Accepts the quote form. Someone who will be called or texted gets a page to choose when; an email has no hour, and a repeat
 * and a bot get the same thank-you without it.
 */
export const requestQuote = operation({
  name: 'requestQuote',
  summary: 'Asks for a quote and a call back. A repeat within ten minutes is thanked for and not sent twice.',
  input: leadRequest,
  output: thanksWithCall,
  refusals: ['zip_unknown', 'zip_military', 'zip_state_mismatch'],
  limits: [{ name: 'lead', per: 'client', counts: 'valid_input' }],
  lane: 'rest',
  async run(deps: FormDeps, caller: WebCaller, typed) {
    const noHome = noHomeAt(deps.zips, typed)
    if (noHome) return noHome
    const request = { ...typed, zipCode: readZipCode(typed.zipCode) }
    const id = randomUUID()
    const result = await takeLead(deps, request, consentCircumstances(caller, request.page), id)
    if (result !== 'taken') caller.log.info({ result }, 'lead not queued')
    const taken = result === 'taken' ? id : null
    return succeeded(await thanksFor(deps, request, taken, request.answerBy !== 'email'))
  },
})

/** Accepts the bundle builder's form. A repeat and a bot get the same thank-you, without a page of their own. */
export const requestBundle = operation({
  name: 'requestBundle',
  summary: 'Asks for a call back about a bundle. Plans go by their ids; prices are always the catalog’s.',
  input: bundleLeadRequest,
  output: thanksWithCall,
  refusals: ['nothing_chosen', 'plan_unknown', 'zip_unknown', 'zip_military', 'zip_state_mismatch'],
  limits: [{ name: 'lead', per: 'client', counts: 'valid_input' }],
  lane: 'rest',
  async run(deps: FormDeps & { catalogue: Catalogue }, caller: WebCaller, request) {
    const { zipCode, page } = request
    const noHome = noHomeAt(deps.zips, request)
    if (noHome) return noHome
    const place = deps.zips.find(zipCode)
    const address = place ? `${place.city}, ${place.state} ${zipCode}` : zipCode
    const id = randomUUID()
    const outcome = await takeBundleLead(deps, request, address, consentCircumstances(caller, page), id)
    if (!outcome.ok) return { ...outcome, field: 'bundle' }
    const isTaken = outcome.value === 'taken'
    if (!isTaken) caller.log.info({ result: outcome.value }, 'bundle lead not queued')
    return succeeded(await thanksFor(deps, request, isTaken ? id : null))
  },
})

/** Chooses, moves or gives up the hour in which somebody who asked to be called is called. */
export const chooseLeadHour = operation({
  name: 'chooseLeadHour',
  summary: 'Books an hour for the call about a request, moves it, or asks for a call as soon as possible.',
  input: z.object({
    lead: z.uuid(),
    key: z.string().check(z.maxLength(100)),
    startsAt: z.nullable(z.iso.datetime()),
    timeZone: z.nullable(timeZoneName),
  }),
  output: noOutput,
  refusals: ['request_unknown', 'slot_taken', 'do_not_call'],
  limits: [{ name: 'order_change', per: 'client' }],
  lane: 'rest',
  async run(deps: LeadCallDeps & { queue: Queue }, _: Caller, { lead, key, startsAt, timeZone }) {
    const hour = startsAt === null ? null : new Date(startsAt)
    const outcome = await chooseHourOfLead(deps, { lead, key }, hour, timeZone)
    return outcome.ok ? succeeded(undefined) : outcome
  },
})

/** Withdraws a request for whoever has its link: nobody calls about it any more. */
export const withdrawRequest = operation({
  name: 'withdrawRequest',
  summary: 'Withdraws a request: nobody calls about it any more.',
  input: z.object({ lead: z.uuid(), key: z.string().check(z.maxLength(100)) }),
  output: noOutput,
  refusals: ['request_unknown'],
  limits: [{ name: 'order_change', per: 'client' }],
  lane: 'rest',
  async run(deps: LeadCallDeps, _: Caller, access) {
    const outcome = await withdrawLead(deps, access)
    return outcome.ok ? succeeded(undefined) : outcome
  },
})
