import { useEffect, useRef } from 'react'
import { type BundleChoice, bundleName } from '#domain/bundles/bundle.ts'
import { explainProposal } from '#domain/bundles/explain-proposal.ts'
import { type Advice, type Proposal, WEIGHED_MONTHS } from '#domain/bundles/weigh-bundles.ts'
import type { Wishes } from '#domain/bundles/wishes.ts'
import { totalInWords, WHY_UNKNOWN_LAST } from '#domain/pricing/known-total.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { Button } from '../ui/button.tsx'
import { CheckList } from '../ui/check-list.tsx'
import { classes } from '../ui/classes.ts'

type Props = {
  wishes: Wishes
  advice: Advice
  found: ReadonlySet<string> | null
  onUse(choice: BundleChoice): void
}

/** The three best bundles with their reasons, the cheapest over two years first. */
export function Proposals({ wishes, advice, found, onUse }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { proposals, weighed, anyWithinCeiling, nearest } = advice
  return (
    <div className="mt-8">
      <h4 ref={title} tabIndex={-1} className="font-display text-xl font-bold outline-none">
        {anyWithinCeiling ? 'Your three best' : `Nothing fits under ${formatCents(wishes.ceilingCents)}`}
      </h4>
      <p className="mt-1 text-sm text-soft">
        {anyWithinCeiling
          ? `Of ${weighed} combinations, the cheapest over ${WEIGHED_MONTHS} months first. Nobody pays for a place in this list.`
          : `None of ${weighed} combinations stays under it. These have the lowest bills.`}
      </p>
      {proposals.some(proposal => proposal.assumed) ? (
        <p className="mt-1 text-sm text-soft">{WHY_UNKNOWN_LAST}</p>
      ) : null}
      <ol className="mt-4 space-y-4">
        {proposals.map(proposal => (
          <ProposalCard
            key={proposal.parts.map(part => part.planId).join(' ')}
            proposal={proposal}
            reasons={explainProposal(proposal, wishes)}
            nearest={proposal === nearest}
            notFound={found !== null && proposal.choice.internet !== null && !proposal.available}
            onUse={onUse}
          />
        ))}
      </ol>
    </div>
  )
}

type CardProps = {
  proposal: Proposal
  reasons: readonly string[]
  nearest: boolean
  notFound: boolean
  onUse(choice: BundleChoice): void
}

function ProposalCard({ proposal, reasons, nearest, notFound, onUse }: CardProps) {
  const { parts, choice, monthlyCents, totalCents, assumed } = proposal
  const name = bundleName(parts)
  return (
    <li className={classes('rounded-card border bg-ground p-5', nearest ? 'border-lamp' : 'border-line')}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h5 className="font-display text-lg font-bold">{name}</h5>
        <p className="font-display text-2xl font-bold text-lamp">{formatMonthly(monthlyCents)}</p>
      </div>
      <p className="text-sm text-soft">
        {totalInWords({ cents: totalCents, known: !assumed })} over {WEIGHED_MONTHS} months
      </p>
      {nearest ? <p className="mt-2 font-semibold text-lamp">Nearest to what you said</p> : null}
      {notFound ? <p className="mt-2 text-sm text-soft">Its internet was not found at your ZIP.</p> : null}
      <CheckList items={reasons} className="mt-3" />
      <Button
        look="secondary"
        className="mt-4"
        aria-label={`Use this bundle: ${name}`}
        onClick={() => onUse(choice)}
      >
        Use this bundle
      </Button>
    </li>
  )
}
