import { PhoneLink } from '../contact/call-link.tsx'
import { QuoteSection } from '../leads/leads.ts'

const steps = [
  'A representative reads what you ask for and checks what your ZIP code can get.',
  'You get one call, with monthly prices, one-time fees and what changes later.',
  'You decide. Nothing is ordered until you say so.',
]

/** The quote form with what happens after it. */
export function AskForQuote() {
  return (
    <QuoteSection
      title="Get a Quote for Your Home"
      intro="Tell us what you are looking for. We’ll look it up and call you back with the full price."
      steps={steps}
      className="border-y border-line bg-night"
    >
      <p>
        Would you rather talk now? Call <PhoneLink />.
      </p>
    </QuoteSection>
  )
}
