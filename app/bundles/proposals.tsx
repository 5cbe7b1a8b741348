import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { type BundleChoice, type BundlePart, bundleName } from '#domain/bundles/bundle.ts'
import { explainProposal } from '#domain/bundles/explain-proposal.ts'
import { endsOfParts } from '#domain/bundles/price-ends.ts'
import { type Advice, type Proposal, WEIGHED_MONTHS } from '#domain/bundles/weigh-bundles.ts'
import type { Wishes } from '#domain/bundles/wishes.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { countedCents, uncountedInWords } from '#domain/pricing/added-fee.ts'
import { totalInWords } from '#domain/pricing/known-total.ts'
import { WHY_UNKNOWN_LAST } from '#domain/pricing/why-unknown-last.ts'
import { counted } from '#domain/shared/counted.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { Button } from '../ui/button.tsx'
import { CheckList } from '../ui/check-list.tsx'
import { classes } from '../ui/classes.ts'
import type { WishOptions } from './bundles-view.server.ts'
import { labelFee } from './label-fee.ts'
import { changesInWords, onceInWords, orderInWords } from './proposal-words.ts'
import { type CheckedZip, reachInWords } from './zip-outcome.ts'

type Props = {
  wishes: Wishes
  advice: Advice
  cheaperAlarm: WishOptions['cheaperAlarm']
  checked: CheckedZip | null
  /** Why the ZIP code in the field couldn't be checked, if it was tried. */
  unchecked: string | null
  onUse(choice: BundleChoice): void
  /** Whether they were just asked for, and not before a reload. */
  isNew: boolean
}

/** The best bundles with their reasons: those with a known total first, then the lowest total over two years. */
export function Proposals({ wishes, advice, cheaperAlarm, checked, unchecked, onUse, isNew }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) title.current?.focus()
  }, [isNew])
  const { proposals, compared, anyWithinBudget, best } = advice
  const isEmpty = proposals.length === 0
  const best3 = proposals.length === 3 ? 'Your three best' : 'Your best match'
  const of = checked ? ` of what’s sold in ${checked.place}` : ''
  return (
    <div className="mt-8">
      <h4 ref={title} tabIndex={-1} className="font-display text-xl font-bold outline-none">
        {isEmpty
          ? 'Nothing to put together'
          : anyWithinBudget
            ? best3
            : `Nothing fits under ${formatCents(wishes.budgetCents)}`}
      </h4>
      <p className="mt-1 text-sm text-soft">
        {isEmpty
          ? `We know of nothing that you asked for${checked ? ` and can order for ${checked.place}` : ''}. Call us, or try another ZIP code.`
          : anyWithinBudget
            ? `We compared ${counted(compared, 'combination')}${of}. ${orderInWords(proposals)} Providers can’t pay to appear here.`
            : nothingFits(compared, of, proposals.length)}
      </p>
      {cheaperAlarm && proposals.some(one => one.lacks.includes('security')) ? (
        <p className="mt-1 text-sm">
          {cheaperAlarm.text}{' '}
          <Link
            to={checked ? `${cheaperAlarm.page}?zipCode=${checked.zipCode}` : cheaperAlarm.page}
            className="text-signal underline underline-offset-4"
          >
            See {cheaperAlarm.name} packages
          </Link>
        </p>
      ) : null}
      {checked && !unchecked ? null : (
        <p className="mt-2 text-sm">
          {unchecked
            ? `${unchecked} ${checked ? `These are for ${checked.place}.` : 'Some of these may not be sold at your home.'}`
            : 'We haven’t checked your ZIP code yet, so some of these may not be sold at your home.'}
        </p>
      )}
      {!anyWithinBudget && proposals.some(proposal => proposal.assumed) ? (
        <p className="mt-1 text-sm text-soft">{WHY_UNKNOWN_LAST}</p>
      ) : null}
      <ol className="mt-4 space-y-4">
        {proposals.map(proposal => (
          <ProposalCard
            key={proposal.parts.map(part => part.planId).join(' ')}
            proposal={proposal}
            reasons={explainProposal(proposal, wishes, advice)}
            isBest={anyWithinBudget && proposal === best}
            place={placeNote(proposal.parts, checked)}
            fee={feeNote(proposal.parts, checked)}
            onUse={onUse}
          />
        ))}
      </ol>
    </div>
  )
}

/** That nothing stays within the budget, and what is shown instead. */
const nothingFits = (compared: number, of: string, shown: number) =>
  compared === 1
    ? `The only combination${of} is over it.`
    : `None of ${counted(compared, 'combination')}${of} stays within it. ${shown === 1 ? 'This has the lowest bill' : 'These have the lowest bills'}.`

/** How certain it is that the bundle's internet is sold at the ZIP, unless that is clear. */
function placeNote(parts: readonly BundlePart[], checked: CheckedZip | null): string | null {
  const internet = parts.find(part => part.kind === 'internet')
  if (!checked || !internet) return null
  const where = checked.county ?? checked.place
  const found = checked.atPlace.find(part => part.planId === internet.planId)
  const certainty = found?.certainty
  const reach = reachInWords(found, checked)
  if (reach) return `${internet.providerName} ${reach}. Your home may differ.`
  if (certainty === 'listed') return `${internet.providerName} is listed for ${where}. Your home may differ.`
  if (certainty === 'nationwide') return `${internet.providerName} is sold by satellite almost everywhere.`
  if (certainty === 'in-state')
    return `${internet.providerName} sells in ${checked.stateOnly ?? 'your state'}. Not confirmed for ${where}.`
  return `Not confirmed: ${fullName(internet.providerName, internet.plan)} may be sold in ${where}.`
}

/** The monthly fee that the label of the bundle's internet adds at the ZIP, which only the total counts. */
function feeNote(parts: readonly BundlePart[], checked: CheckedZip | null): string {
  const fee = labelFee(parts, checked)
  if (!fee) return ''
  const [counted, uncounted] = [countedCents(fee), uncountedInWords(fee)]
  return [
    counted > 0 ? `, with the ${formatMonthly(counted)} that its label adds` : '',
    uncounted ? `, without ${uncounted} that its label adds${fee.upTo ? ' by address' : ''}` : '',
  ].join('')
}

type CardProps = {
  proposal: Proposal
  reasons: readonly string[]
  isBest: boolean
  place: string | null
  fee: string
  onUse(choice: BundleChoice): void
}

function ProposalCard({ proposal, reasons, isBest, place, fee, onUse }: CardProps) {
  const { parts, choice, monthlyCents, totalCents: cents, assumed, isAbout } = proposal
  const name = bundleName(parts)
  const changes = changesInWords(parts)
  return (
    <li
      className={classes('rounded-card border bg-ground p-4 sm:p-5', isBest ? 'border-lamp' : 'border-line')}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h5 className="font-display text-lg font-bold">{name}</h5>
        <p className="font-display text-2xl font-bold text-lamp">{formatMonthly(monthlyCents)}</p>
      </div>
      {changes ? <p className="text-sm font-semibold sm:text-right">{changes}</p> : null}
      <p className="text-sm text-soft">
        {totalInWords({ cents, known: !assumed, ...(isAbout && { isAbout }) })} over {WEIGHED_MONTHS} months
        {onceInWords(parts)}
        {fee}.{endsOfParts(parts).map(words => ` ${words}`)}
      </p>
      {isBest ? <p className="mt-2 font-semibold text-lamp">Best match</p> : null}
      {place ? <p className="mt-2 text-sm text-soft">{place}</p> : null}
      {isBest ? (
        <CheckList items={reasons} className="mt-3" />
      ) : (
        <details className="mt-2">
          <summary className="flex min-h-11 cursor-pointer items-center font-medium text-signal hover:underline">
            Why this one
          </summary>
          <CheckList items={reasons} className="mt-1" />
        </details>
      )}
      <Button
        look="secondary"
        className={isBest ? 'mt-4' : 'mt-1'}
        aria-label={`Use this bundle: ${name}`}
        onClick={() => onUse(choice)}
      >
        Use this bundle
      </Button>
    </li>
  )
}
