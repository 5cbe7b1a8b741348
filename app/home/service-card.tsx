import { ArrowRight, Check, ShieldCheck, Tv, Wifi } from 'lucide-react'
import { Link } from 'react-router'
import { formatMonthly } from '#domain/shared/money.ts'
import { classes } from '../ui/classes.ts'
import { ProviderMark } from '../ui/provider-mark.tsx'
import type { ServiceCardView } from './home-view.server.ts'

const icons = { internet: Wifi, tv: Tv, security: ShieldCheck }

/**
 * One provider with its starting price. The whole card leads to the provider's page, if it has one. Its four parts
 * are rows of the list's grid, so that they align with those of the cards beside it.
 */
export function ServiceCard({ card }: { card: ServiceCardView }) {
  const { name, mark, badge, kind, startingCents, priceNote, highlights, target } = card
  const Icon = icons[kind]
  return (
    <li
      className={classes(
        'relative row-span-4 grid grid-cols-1 grid-rows-subgrid rounded-card border border-line bg-surface p-5',
        target &&
          'group transition-[border-color,transform] duration-150 hover:-translate-y-0.5 hover:border-signal',
      )}
    >
      <p className="flex items-start gap-2 text-xs text-soft">
        <Icon aria-hidden className="size-4 shrink-0 text-signal" strokeWidth={1.75} />
        {badge}
      </p>
      <div className="flex flex-wrap gap-x-4 gap-y-5 sm:flex-col sm:flex-nowrap">
        <ProviderMark mark={mark} size="card" />
        <div className="min-w-0 grow basis-40 sm:basis-auto">
          <h3 className="text-xl">
            {target ? (
              <Link
                to={target}
                className="group-hover:text-signal after:absolute after:inset-0 after:rounded-card"
              >
                {name}
              </Link>
            ) : (
              name
            )}
          </h3>
          <p className="mt-1 text-sm text-soft sm:mt-3">Starting at</p>
          <p className="font-display kept-whole text-3xl leading-tight font-bold text-lamp max-[12rem]:text-xl">
            {formatMonthly(startingCents)}
          </p>
          {priceNote ? <p className="mt-1 text-sm text-soft">{priceNote}</p> : null}
        </div>
      </div>
      <ul className="space-y-2.5 border-t border-line pt-5 text-sm">
        {highlights.map(highlight => (
          <li key={highlight} className="flex items-start gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" strokeWidth={1.75} />
            {highlight}
          </li>
        ))}
      </ul>
      {target ? (
        <p aria-hidden className="flex items-center gap-1.5 text-sm font-semibold text-signal">
          See {kind === 'security' ? 'packages' : 'plans'}
          <ArrowRight
            className="size-4 transition-transform duration-150 group-hover:translate-x-0.5"
            strokeWidth={1.75}
          />
        </p>
      ) : (
        <p className="text-sm text-soft">For a quote, use the form below.</p>
      )}
    </li>
  )
}
