import { Link } from 'react-router'
import { formatMonthly } from '#domain/shared/money.ts'
import { buttonClass } from '../ui/button.tsx'
import { CheckList } from '../ui/check-list.tsx'
import { PriceHorizon } from '../ui/price-horizon.tsx'
import { ProviderMark } from '../ui/provider-mark.tsx'
import type { RankedView } from './best-providers-view.server.ts'

/** A place in the ranking: the score with what earned it, what speaks for and against, and the plan that was ranked. */
export function RankedCard({ place, provider }: { place: number; provider: RankedView }) {
  const { name, mark, page, bestFor, strengths, drawbacks, score, points, plan, connection } = provider
  const [first] = plan.schedule.steps
  return (
    <li className="grid grid-cols-1 gap-x-10 gap-y-6 rounded-card border border-line bg-surface p-5 sm:p-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,21rem)]">
      <div>
        <div className="flex items-start gap-4">
          <span className="w-10 shrink-0 font-display text-4xl leading-none font-bold text-soft">
            <span className="sr-only">Place </span>
            {place}
          </span>
          <div>
            <h3 className="text-2xl">{name}</h3>
            <p className="mt-1 text-soft">
              {connection} · Best for: {bestFor}
            </p>
          </div>
          <ProviderMark mark={mark} className="ml-auto max-sm:hidden" />
        </div>
        <div className="mt-6 grid gap-6 sm:grid-cols-2">
          <div>
            <h4 className="mb-2 font-sans text-sm font-semibold tracking-normal text-soft">Strengths</h4>
            <CheckList items={strengths} />
          </div>
          <div>
            <h4 className="mb-2 font-sans text-sm font-semibold tracking-normal text-soft">Drawbacks</h4>
            <CheckList items={drawbacks} sign="dash" />
          </div>
        </div>
        <div className="mt-6 border-t border-line pt-5">
          <p className="flex items-baseline justify-between gap-4">
            <span className="font-semibold">Score</span>
            <span>
              <strong className="font-display text-2xl text-signal">{score.toFixed(1)}</strong>
              <span className="text-soft"> of 100</span>
            </span>
          </p>
          <dl className="mt-3 grid gap-x-8 gap-y-1.5 text-sm sm:grid-cols-2">
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
      </div>
      <div className="flex flex-col border-line max-lg:border-t max-lg:pt-5">
        <p className="text-sm text-soft">Ranked by its plan {plan.name}</p>
        <p className="font-display text-3xl leading-tight font-bold text-lamp">
          {formatMonthly(first?.monthlyCents ?? 0)}
        </p>
        <p className="text-sm text-signal">Up to {plan.speed.toLocaleString('en-US')} Mbps</p>
        <PriceHorizon schedule={plan.schedule} name={`${name} ${plan.name}`} />
        <Link
          to={page ?? '/'}
          aria-label={page ? `See plans of ${name}` : `Check availability of ${name}`}
          className={buttonClass('secondary', 'mt-5')}
        >
          {page ? 'See plans' : 'Check availability'}
        </Link>
      </div>
    </li>
  )
}
