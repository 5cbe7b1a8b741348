import { Link } from 'react-router'
import { fullName } from '#domain/catalog/full-name.ts'
import { leftOutInWords } from '#domain/pricing/added-fee.ts'
import { TOTAL_MONTHS, totalWords } from '#domain/pricing/known-total.ts'
import { priceToday, withAddedFee } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { WhenChecked } from '../ui/as-of.tsx'
import { buttonClass } from '../ui/button.tsx'
import { CheckList } from '../ui/check-list.tsx'
import { PriceHorizon } from '../ui/price-horizon.tsx'
import { ProviderMark } from '../ui/provider-mark.tsx'
import type { RankedView } from './best-providers-view.server.ts'
import { planTotalAttribute, soldMarkAttribute } from './sold-mark.ts'

type Props = { provider: RankedView; ceilingCents: number }

/** A place in the ranking: the ranked plan with its price and score and, collapsed, what earned it. */
export function RankedCard({ provider, ceilingCents }: Props) {
  const { id, name, mark, page, bestFor, ownership, place, score, plan, connection } = provider
  return (
    <li className="rounded-card border border-line bg-surface p-5 pb-3 sm:p-6 sm:pb-4">
      <div className="flex items-start gap-4">
        <span className="w-9 shrink-0 font-display text-4xl leading-none font-bold text-soft">
          <span className="sr-only">Place </span>
          {place}
        </span>
        <div className="min-w-0 grow">
          <h4 className="font-display text-2xl font-bold tracking-tight">{name}</h4>
          <p className="text-soft lg:min-h-12">
            {connection}
            {bestFor ? `. Best for: ${bestFor}` : null}
          </p>
          {/* Filled in the browser, where it knows a ZIP code; its place is kept. */}
          <p className="min-h-6 text-sm text-soft data-sold:text-signal" {...soldMarkAttribute(id)} />
        </div>
        <ProviderMark mark={mark} className="max-sm:hidden" />
      </div>
      <dl className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-4">
        <div>
          <dt className="text-sm text-soft">
            {plan.name}
            {plan.speed === null ? null : `, ${plan.speed}`}
          </dt>
          <dd className="font-display text-2xl leading-tight font-bold text-lamp">
            {formatMonthly(priceToday(plan.schedule))}
          </dd>
        </div>
        <div className="text-right">
          <dt className="text-sm text-soft">Total over {TOTAL_MONTHS} months</dt>
          {/* At the known ZIP code it counts the fees of the label there, as results do. */}
          <dd {...planTotalAttribute(plan.id)}>{totalWords(withAddedFee(plan.schedule, plan.fee))}</dd>
        </div>
      </dl>
      <p className="mt-1 text-sm text-soft">
        Price <WhenChecked dates={plan.checkedOn} />
        {ownership ? <span className="block text-lamp">{ownership}</span> : null}
      </p>
      <details className="group @container mt-3 border-t border-line pt-1">
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4">
          <span>
            Score <strong className="font-display text-xl text-signal">{score.toFixed(1)}</strong>
            <span className="text-soft"> of 100</span>
          </span>
          <span className="font-medium text-signal group-open:hidden">
            Why<span className="sr-only"> {name} ranks here</span>
          </span>
        </summary>
        <RankedDetails provider={provider} ceilingCents={ceilingCents} />
        <Link
          to={page ?? '/'}
          aria-label={page ? `See plans of ${name}` : `Check availability of ${name}`}
          className={buttonClass('secondary', 'mt-4 mb-2')}
        >
          {page ? 'See plans' : 'Check availability'}
        </Link>
      </details>
    </li>
  )
}

function RankedDetails({ provider, ceilingCents }: Props) {
  const { name, strengths, drawbacks, points, plan } = provider
  const leftOut = plan.fee ? leftOutInWords(plan.fee).join(' ') : ''
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-5 pt-2 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,21rem)]">
      <div>
        {strengths.length > 0 ? (
          <div className="grid gap-5 @md:grid-cols-2">
            <div>
              <h5 className="mb-2 font-sans text-sm font-semibold tracking-normal text-soft">Strengths</h5>
              <CheckList items={strengths} />
            </div>
            <div>
              <h5 className="mb-2 font-sans text-sm font-semibold tracking-normal text-soft">Drawbacks</h5>
              <CheckList items={drawbacks} sign="dash" />
            </div>
          </div>
        ) : null}
        <dl className="mt-5 grid gap-x-8 gap-y-1.5 text-sm @xl:grid-cols-2 @3xl:grid-cols-1">
          {points.map(({ title, points: earned }) => (
            <div key={title} className="grid grid-cols-[minmax(0,1fr)_4.5rem_2rem] items-center gap-3">
              <dt className="text-soft">{title}</dt>
              <dd className="contents">
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden className="h-1.5 w-full">
                  <rect width="100" height="4" className="fill-raised" />
                  <rect width={earned} height="4" className="fill-signal" />
                </svg>
                <span className="text-right">{earned}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <PriceHorizon
          schedule={plan.schedule}
          fee={plan.fee}
          name={fullName(name, plan.name)}
          ceilingCents={ceilingCents}
        />
        {leftOut ? <p className="mt-2 text-sm text-soft">{leftOut}</p> : null}
      </div>
    </div>
  )
}
