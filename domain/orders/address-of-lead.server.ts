import { zipOfWorkOn } from '#domain/desk/work-on.server.ts'
import { endOfAddress } from '#domain/shared/home-address.ts'
import { zipOfAddress } from '#domain/shared/zip-of-address.ts'
import type { Reader } from '#platform/database.server.ts'

/**
 * The address that somebody names on the phone, with the ZIP code of their lead where they name none: it tells when to call
 * there, and what is sold there.
 */
export async function addressOfLead(
  db: Reader,
  { leadId, address }: { leadId: string; address: string },
): Promise<string> {
  const zipCode = zipOfAddress(address) !== '' ? '' : await zipOfWorkOn(db, ['lead', 'bundle_lead'], leadId)
  if (zipCode === '') return address
  const spaced = `${address.trim()} ${zipCode}`
  return endOfAddress(spaced).state('') === '' ? `${address}, ${zipCode}` : spaced
}
