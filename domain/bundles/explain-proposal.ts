import { fullName } from '#domain/catalog/full-name.ts'
import { reachesSpeed } from '#domain/catalog/speed-words.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { mbpsInWords, speedNeed } from '#domain/speed-needs/speed-needs.ts'
import { type Advice, type Proposal, WEIGHED_MONTHS } from './weigh-bundles.ts'
import type { Wishes } from './wishes.ts'

/** Why a bundle is proposed, and what it does not give: one sentence each. */
export function explainProposal(
  proposal: Proposal,
  wishes: Wishes,
  { anyInternet }: Pick<Advice, 'anyInternet'>,
): string[] {
  return [
    internetReason(proposal, wishes, anyInternet),
    securityReason(proposal, wishes),
    tvReason(proposal, wishes),
    doubtAboutPrice(proposal),
    priceReason(proposal, wishes),
  ].flatMap(reason => reason ?? [])
}

const partOf = ({ parts }: Proposal, kind: 'internet' | 'security' | 'tv') =>
  parts.find(part => part.kind === kind)

function internetReason(proposal: Proposal, wishes: Wishes, anyInternet: boolean): string {
  const internet = partOf(proposal, 'internet')
  if (!internet && !anyInternet)
    return 'No internet: we don’t know a provider here that you can order from us.'
  if (!internet) return 'No internet: no plan fits your budget with the rest.'
  const { togetherMbps, neededMbps } = speedNeed({ people: wishes.people, uses: wishes.online })
  const people = wishes.people === 1 ? 'One person uses' : `${wishes.people} people at once use`
  const need = `${people} about ${mbpsInWords(togetherMbps)}`
  const speed = mbpsInWords(internet.size)
  const isEnough = reachesSpeed(internet.size, neededMbps)
  // What an old line is sold as is the most that it can be: nobody can count on it.
  if (internet.line?.speed === 'up-to' && isEnough) {
    return `${need}. This plan is sold as up to ${speed}, which covers that only where the line reaches it: ask what yours does.`
  }
  // A range is told by its lower end, which alone can be counted on.
  const has = internet.line?.speed === 'range' ? `${speed}, the lower end of what is typical,` : speed
  return isEnough
    ? `${need}. ${has} covers that with room to spare.`
    : `${need}; with room to spare that takes ${mbpsInWords(neededMbps)}. ${has} is slower and works when not everyone is online.`
}

function securityReason(proposal: Proposal, { security: wanted }: Wishes): string | null {
  const security = partOf(proposal, 'security')
  if (security)
    return `Includes ${fullName(security.providerName, security.plan)}. If you rent, ask your landlord first.`
  return wanted ? `Leaves home security out ${whyLess(proposal)}.` : null
}

function tvReason(proposal: Proposal, { tv: wanted }: Wishes): string | null {
  const tv = partOf(proposal, 'tv')
  if (tv) {
    return tv.size < wanted.channels
      ? `${tv.plan} has ${tv.size}+ channels, fewer than the ${wanted.channels}+ you asked for, ${whyLess(proposal)}.`
      : `${tv.plan} has ${tv.size}+ channels: ${wanted.label.toLowerCase()}.`
  }
  return wanted.channels === 0 ? null : `Leaves TV out ${whyLess(proposal)}.`
}

/** Where nothing fits the budget, leaving something out doesn't keep to it either. */
const whyLess = ({ withinBudget }: Proposal) =>
  withinBudget ? 'to stay within your budget' : 'to keep the bill low'

/** That no label confirms the price of the internet, with what its labels say instead. */
function doubtAboutPrice(proposal: Proposal): string | null {
  const internet = partOf(proposal, 'internet')
  if (!internet?.unconfirmed) return null
  const { label } = internet.unconfirmed
  const name = fullName(internet.providerName, internet.plan)
  if (!label) return `Price not confirmed: no label we found confirms the price of ${name}.`
  const { fromCents, toCents } = label
  const range = fromCents === toCents ? '' : ` to ${formatMonthly(toCents)} by address`
  return `Price not confirmed: the label of ${name} says ${formatMonthly(fromCents)}${range}, which is what we count against your budget.`
}

function priceReason(
  { billCents, highestCents, withinBudget, assumed }: Proposal,
  { budgetCents }: Wishes,
): string {
  const budget = formatCents(budgetCents)
  const guess = assumed ? ', as far as prices are published' : ''
  if (!withinBudget)
    return `Its highest bill of ${formatMonthly(highestCents)} is over your budget of ${budget}.`
  if (highestCents === billCents) {
    return `${formatMonthly(billCents)} stays within your budget for ${WEIGHED_MONTHS} months${guess}.`
  }
  return `Goes up to ${formatMonthly(highestCents)} within ${WEIGHED_MONTHS} months, still within your budget${guess}.`
}
