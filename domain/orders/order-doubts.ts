import { phoneDigits } from '#domain/shared/phone-digits.ts'

/** Homes order one or two of a service, an office a few. */
const USUAL_QUANTITY = 10

type DoubtedOrder = { contactPhone: string | null }
type DoubtedLine = { serviceName: string; quantity: number }

/**
 * What whoever calls about an order should know before: the specification takes any phone number and quantity, so nothing
 * is refused for them, but nobody would be called for them either. Sentences for the desk; none where all is as usual.
 */
export function orderDoubts({ contactPhone }: DoubtedOrder, lines: readonly DoubtedLine[]): string[] {
  const doubts: string[] = []
  // Numbers of the North American plan begin with 2 to 9, area code and exchange alike.
  if (!/^[2-9]\d{2}[2-9]\d{6}$/.test(phoneDigits(contactPhone ?? ''))) {
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
