import { Gift } from 'lucide-react'
import { Link } from 'react-router'
import { fullName } from '#domain/catalog/full-name.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { buttonClass } from '../ui/button.tsx'
import { PriceHorizon } from '../ui/price-horizon.tsx'
import { ProviderMark } from '../ui/provider-mark.tsx'
import type { CordCuttersView } from './cord-cutters-view.server.ts'

/** The streaming package that the page features, with the published parts of its price. */
export function FeaturedCard({ featured }: Pick<CordCuttersView, 'featured'>) {
  const { provider, mark, name, description, startingCents, schedule, giftCard, page } = featured
  return (
    <div className="grid grid-cols-1 items-center gap-x-14 gap-y-6 rounded-card border border-line bg-ground p-5 sm:p-8 md:grid-cols-2">
      <div>
        <ProviderMark mark={mark} />
        <h3 className="mt-4 text-2xl">{fullName(provider, name)}</h3>
        <p className="mt-2 text-soft">{description}</p>
        <p className="mt-5 text-sm text-soft">Starting at</p>
        <p className="font-display text-4xl leading-tight font-bold text-lamp">
          {formatMonthly(startingCents)}
        </p>
        <p className="mt-4 flex items-start gap-2.5">
          <Gift aria-hidden className="mt-0.5 size-5 shrink-0 text-signal" strokeWidth={1.75} />
          {giftCard} gift card, as {provider} advertises it. Ask for its conditions.
        </p>
        <Link to={page} className={buttonClass('primary', 'mt-6')}>
          {'Learn More & Bundle'}
        </Link>
      </div>
      <PriceHorizon schedule={schedule} name={fullName(provider, name)} />
    </div>
  )
}
