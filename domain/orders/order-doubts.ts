import { homeFault } from '#domain/availability/places/home-fault.ts'
import type { ZipDirectory } from '#domain/availability/places/zip-directory.server.ts'
import { canBeDialed } from '#domain/shared/phone-digits.ts'

/** Homes order one or two of a service, an office a few. */
const USUAL_QUANTITY = 10

type DoubtedOrder = { contactPhone: string | null; contactEmail: string }
type DoubtedLine = { serviceName: string; quantity: number }

/**
 * What somebody who calls about an order should know before: the specification accepts any phone number and quantity,
 * so nothing is refused because of them, but such an order may be a mistake. Sentences for the desk; none if
 * everything looks normal. `mailFault` is why our last email to this address wasn't taken; null if it was.
 */
export function orderDoubts(
  { contactPhone, contactEmail }: DoubtedOrder,
  lines: readonly DoubtedLine[],
  mailFault: string | null,
): string[] {
  const doubts: string[] = []
  const dialed = canBeDialed(contactPhone ?? '')
  if (!dialed) {
    const instead = mailFault === null ? ' Write an email instead.' : ''
    doubts.push(`The phone number cannot be dialed in the US.${instead}`)
  }
  if (mailFault !== null) {
    const instead = dialed ? ' Call instead, and ask for the right address.' : ''
    doubts.push(`Our emails to ${contactEmail} don’t arrive: ${mailFault}.${instead}`)
  }
  for (const { serviceName, quantity } of lines) {
    if (quantity <= USUAL_QUANTITY) continue
    doubts.push(
      `${quantity.toLocaleString('en-US')} of ${serviceName}: ask what they need before anything is ordered.`,
    )
  }
  return doubts
}

/** The same about the address of an order: any is accepted, so whoever calls must know what speaks against it. */
export function addressDoubts(address: string, zips: ZipDirectory): string[] {
  const fault = homeFault(address, zips)
  return fault === null ? [] : [`Ask where the home is. The customer read beside the address: ${fault}`]
}
