import { CallLink } from '../contact/call-link.tsx'
import { QuoteSection } from '../leads/leads.ts'

const steps = [
  'A person looks up which systems are installed at your address.',
  'You hear equipment, monitoring and installation as one price.',
  'Nothing is ordered until you say so.',
]

/** The end of the page: call, or ask to be called. */
export function SecureHome() {
  return (
    <QuoteSection
      title="Ready to Secure Your Home?"
      intro="Tell us what you would like to protect and we call you back with the whole price."
      steps={steps}
      className="border-t border-line bg-surface"
    >
      <CallLink look="primary" />
    </QuoteSection>
  )
}
