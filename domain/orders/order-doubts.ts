import { canBeDialed } from '#domain/shared/phone-digits.ts'

/** Homes order one or two of a service, an office a few. */
const USUAL_QUANTITY = 10

type DoubtedOrder = { contactPhone: string | null }
type DoubtedLine = { serviceName: string; quantity: number }

/**
 * What somebody who calls about an order should know before: the specification accepts any phone number and quantity,
 * so nothing is refused because of them, but such an order may be a mistake. Sentences for the desk; none if
 * everything looks normal.
 */
export function orderDoubts({ contactPhone }: DoubtedOrder, lines: readonly DoubtedLine[]): string[] {
  const doubts: string[] = []
  if (!canBeDialed(contactPhone ?? '')) {
    doubts.push('The phone number cannot be dialed in the US. Write an email instead.')
  }
  for (const { serviceName, quantity } of lines) {
    if (quantity <= USUAL_QUANTITY) continue
    doubts.push(
      `${quantity.toLocaleString('en-US')} of ${serviceName}: ask what they need before anything is ordered.`,
    )
  }
  return doubts
}
