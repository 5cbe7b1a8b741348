import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { type Proposal, WEIGHED_MONTHS } from './weigh-bundles.ts'
import { neededMbps, type Wishes } from './wishes.ts'

/** `1,000 Mbps`. Written out by hand: the browser's own way costs a phone more than all the weighing. */
function mbpsInWords(mbps: number): string {
  return `${String(mbps).replace(/\B(?=(\d{3})+$)/g, ',')} Mbps`
}

/** Why a bundle is proposed, and what it does not give: one sentence each. */
export function explainProposal(proposal: Proposal, wishes: Wishes): string[] {
  return [
    internetReason(proposal, wishes),
    securityReason(proposal, wishes),
    tvReason(proposal, wishes),
    priceReason(proposal, wishes),
  ].flatMap(reason => reason ?? [])
}

const partOf = ({ parts }: Proposal, kind: 'internet' | 'security' | 'tv') =>
  parts.find(part => part.kind === kind)

function internetReason(proposal: Proposal, wishes: Wishes): string {
  const internet = partOf(proposal, 'internet')
  if (!internet) return 'No internet: no plan fits under your ceiling with the rest.'
  const need = mbpsInWords(neededMbps(wishes))
  const people = wishes.people === 1 ? 'one person' : `${wishes.people} people at once`
  const has = mbpsInWords(internet.size)
  return internet.size < neededMbps(wishes)
    ? `${has} is slower than the ${need} that ${people} would use; it will do when not everybody is online.`
    : `${has} covers the ${need} that ${people} would use.`
}

function securityReason(proposal: Proposal, { home }: Wishes): string | null {
  const security = partOf(proposal, 'security')
  if (security) return `${security.providerName} ${security.plan} watches over the home that you own.`
  if (home === 'rent') return 'No home security: in a rented home ask the landlord first. You can add it.'
  return 'Leaves home security out to stay under your ceiling.'
}

function tvReason(proposal: Proposal, { tv: wanted }: Wishes): string | null {
  const tv = partOf(proposal, 'tv')
  if (tv) {
    return tv.size < wanted.channels
      ? `${tv.plan} has ${tv.size}+ channels, fewer than the ${wanted.channels}+ that you asked for, to stay under your ceiling.`
      : `${tv.plan} has ${tv.size}+ channels: ${wanted.label.toLowerCase()}.`
  }
  return wanted.channels === 0 ? null : 'Leaves TV out to stay under your ceiling.'
}

function priceReason(
  { monthlyCents, highestCents, withinCeiling, assumed }: Proposal,
  wishes: Wishes,
): string {
  const ceiling = formatCents(wishes.ceilingCents)
  const guess = assumed ? ', as far as prices are published' : ''
  if (!withinCeiling)
    return `Its highest bill of ${formatMonthly(highestCents)} is over your ceiling of ${ceiling}.`
  if (highestCents === monthlyCents) {
    return `${formatMonthly(monthlyCents)} stays under your ceiling for ${WEIGHED_MONTHS} months${guess}.`
  }
  return `Rises to at most ${formatMonthly(highestCents)} within ${WEIGHED_MONTHS} months, still under your ceiling${guess}.`
}
