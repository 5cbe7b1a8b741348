import type { LookUpDeps } from '#domain/availability/look-up-providers.server.ts'
import { clientRefusedForNow } from '#domain/shared/define-operation.ts'
import type { LimitName } from '#domain/shared/limits.ts'
import { formatAddress, type PostalAddress } from '#domain/shared/postal-address.ts'
import { fiveDigitZip } from '#domain/shared/zip-code.ts'
import type { Log } from '#platform/log.server.ts'
import type { RateLimiter } from '#platform/rate-limit.server.ts'
import type { Dialogue } from '../../dialogue.ts'
import { zipIn } from '../../reading/zip-in.ts'
import type { Place, Reply } from '../asking.ts'
import type { AddressTold } from './address-in.server.ts'
import { placeOf, placeOfAddress } from './place-of.server.ts'

type Deps = LookUpDeps & { limiter: RateLimiter<LimitName> }

/** The place that an answer is for, what the conversation keeps of it, and what is said of how it was found. */
export type PlaceFor = {
  place: Place | null
  kept: Pick<Dialogue, 'address' | 'street'>
  note: string
  /** Whether the message told the address. */
  isNew: boolean
}

/** So few words beside a ZIP code tell the place of a street that was asked for before. */
const FEW = 4
const isBare = (message: string): boolean => (message.match(/\p{L}+/gu) ?? []).length <= FEW

const isSame = (one: PostalAddress | null, other: PostalAddress): boolean =>
  one !== null && formatAddress(one).toLowerCase() === formatAddress(other).toLowerCase()

/**
 * Looks up the address that was told for a ZIP code, now or before; without one the ZIP code. An address that is new counts
 * as a lookup of the visitor, as on the results page: where that is refused for now, the ZIP code answers and it is said.
 */
export async function placeFor(deps: Deps, { zipCode, told, before, visitor, log }: Told): Promise<PlaceFor> {
  const street = told.street ?? ''
  if (zipCode === null) return { place: null, kept: { address: null, street }, note: '', isNew: false }
  const kept = before.address && fiveDigitZip(before.address.zipCode) === zipCode ? before.address : null
  const given = told.addresses.findLast(one => fiveDigitZip(one.zipCode) === zipCode) ?? null
  const isAnswered = told.street === null && zipIn(told.message) !== null && isBare(told.message)
  const fresh = given ?? (isAnswered ? withZip(deps, before.street, zipCode) : null)
  const ofZip = async (address: PostalAddress | null, note: string): Promise<PlaceFor> => ({
    place: await placeOf(deps, zipCode, log),
    kept: { address, street },
    ...{ note, isNew: false },
  })
  const address = fresh ?? kept
  if (!address || told.street) return ofZip(null, told.street ? zipWanted(told.street) : '')
  if (fresh && !isSame(kept, fresh)) {
    const refused = await clientRefusedForNow(deps.limiter, 'lookup', { clientNetwork: visitor })
    if (refused) return ofZip(null, tooMany(zipCode))
  }
  const found = await placeOfAddress(deps, address, log)
  if (found === null) return ofZip(null, '')
  if ('mismatch' in found) return ofZip(null, `\n${found.mismatch}`)
  return { place: found.place, kept: { address, street }, note: '', isNew: fresh !== null }
}

type Told = {
  zipCode: string | null
  told: AddressTold
  before: Pick<Dialogue, 'address' | 'street'>
  /** Whose lookup it is, by their client network. */
  visitor: string
  log: Log
}

/** The street that waited for its ZIP code. */
function withZip({ zips }: LookUpDeps, street: string, zipCode: string): PostalAddress | null {
  const zip = street === '' ? undefined : zips.find(zipCode)
  return zip ? { street, city: zip.city, state: zip.state, zipCode } : null
}

const zipWanted = (street: string) => `\nFor ${street} itself tell me the ZIP code of that address.`
const tooMany = (zipCode: string) =>
  `\nToo many addresses were looked up from your connection just now, so this is for ZIP code ${zipCode}. Tell me the address again in a minute.`

/** An answer to a message that told an address says which one it is for, and what was said of how that was found. */
export function withPlaceTold<Told extends Pick<Reply, 'text'>>(
  reply: Told,
  { place, note, isNew }: PlaceFor,
): Told {
  const street = isNew ? place?.address?.street : undefined
  const isNamed = street === undefined || reply.text.includes(street)
  const line =
    isNamed || !place
      ? ''
      : place.where.includes(street)
        ? `\nFor ${place.where}. ${place.certainty}`
        : `\n${place.certainty}`
  return line === '' && note === '' ? reply : { ...reply, text: `${reply.text}${line}${note}` }
}
