import { zipOfWorkOn } from '#domain/desk/work-on.server.ts'
import type { Reader } from '#platform/database.server.ts'

/** A house number has five digits, too, but nothing before it. */
const namesZip = (address: string) => /^\d{5}(?:-\d{4})?$|\D\d{5}(?:-\d{4})?\b/.test(address.trim())

/**
 * The address that somebody names on the phone, with the ZIP code of their lead where they name none: it tells when to call
 * there, and what is sold there.
 */
export async function addressOfLead(
  db: Reader,
  { leadId, address }: { leadId: string; address: string },
): Promise<string> {
  const zipCode = namesZip(address) ? '' : await zipOfWorkOn(db, ['lead', 'bundle_lead'], leadId)
  return zipCode === '' ? address : `${address}, ${zipCode}`
}
