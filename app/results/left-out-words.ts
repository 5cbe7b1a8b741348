import { planTypeInSentence } from '#domain/catalog/plan-type.ts'
import type { ReportedOnly } from './arrange-results.ts'

/** How many were left out because something that was asked for isn't published for them; null if none were. */
export function leftOutInWords(plans: number, locals: number): string | null {
  const parts = [
    ...(plans > 0 ? [plans === 1 ? '1 plan' : `${plans} plans`] : []),
    ...(locals > 0 ? [locals === 1 ? '1 local provider' : `${locals} local providers`] : []),
  ]
  if (parts.length === 0) return null
  return `We left out ${parts.join(' and ')} that ${plans + locals === 1 ? 'doesn’t' : 'don’t'} publish what you asked for.`
}

const listed = new Intl.ListFormat('en-US')

/** Who has such lines there by its own reports, although the list has no such plan of theirs. */
export function reportedOnlyInWords({ type, names }: ReportedOnly): string {
  const plan = planTypeInSentence(type)
  // Coverage data know fixed wireless, whatever it is sold as.
  const line = type === '5g' ? 'fixed wireless' : plan
  return `${listed.format(names)} ${names.length === 1 ? 'reports' : 'report'} ${line} here, but we have no ${plan} plan of theirs to show.`
}
