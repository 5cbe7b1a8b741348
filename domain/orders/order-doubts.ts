import { mailFaultWords } from '#domain/mail/mail-fault-words.ts'
import { canBeDialed } from '#domain/shared/phone-digits.ts'

/** Homes order one or two of a service, an office a few. */
const USUAL_QUANTITY = 10

type DoubtedOrder = {
  contactPhone: string | null
  contactEmail: string
  /** Nobody may be called at this number: it reaches somebody else, or is on the do-not-call list. */
  notCalled?: boolean
}
type DoubtedLine = { serviceName: string; quantity: number }

/**
 * What somebody who calls about an order should know before: the specification accepts any phone number and quantity,
 * so nothing is refused because of them, but such an order may be a mistake. Sentences for the desk; none if
 * everything looks normal. `mailFault` is why our last email to this address wasn't taken; null if it was.
 */
export function orderDoubts(
  { contactPhone, contactEmail, notCalled = false }: DoubtedOrder,
  lines: readonly DoubtedLine[],
  mailFault: string | null,
): string[] {
  const doubts: string[] = []
  const dialed = canBeDialed(contactPhone ?? '')
  if (!dialed) {
    const instead = mailFault === null ? ' Write an email instead.' : ''
    doubts.push(`The phone number cannot be dialed in the US.${instead}`)
  }
  if (mailFault !== null) doubts.push(mailFaultWords(contactEmail, mailFault, dialed && !notCalled))
  for (const { serviceName, quantity } of lines) {
    if (quantity <= USUAL_QUANTITY) continue
    doubts.push(
      `${quantity.toLocaleString('en-US')} of ${serviceName}: ask what they need before anything is ordered.`,
    )
  }
  return doubts
}
