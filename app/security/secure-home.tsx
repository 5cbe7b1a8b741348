import { CallLink } from '../contact/call-link.tsx'
import { QuoteSection } from '../leads/leads.ts'

const steps = [
  'A representative checks which systems can be installed at your address.',
  'You hear one price for equipment, monitoring and installation.',
  'We order nothing until you say so.',
]

/** The end of the page: call, or ask to be called. */
export function SecureHome() {
  return (
    <QuoteSection
      title="Ready to Secure Your Home?"
      intro="Tell us what you want to protect and we’ll call you back with the full price."
      steps={steps}
      className="border-t border-line bg-surface"
    >
      <CallLink look="primary" />
    </QuoteSection>
  )
}
