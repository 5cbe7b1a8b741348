import { Link } from 'react-router'
import { buttonClass } from '../ui/button.tsx'
import { ProviderMark } from '../ui/provider-mark.tsx'
import type { ListedProvider } from './providers-view.server.ts'

/** One provider in the list. Its parts are rows of the list's grid, so that they align with those beside it. */
export function ProviderCard({ provider }: { provider: ListedProvider }) {
  const { name, mark, type, regions, speed, fastest, price, priceNote, description, page } = provider
  return (
    <li className="row-span-4 grid grid-cols-1 grid-rows-subgrid gap-y-4 rounded-card border border-line bg-surface p-5">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <ProviderMark mark={mark} />
          <span className="rounded-full border border-line px-3 py-0.5 text-sm text-soft">{type}</span>
        </div>
        <h3 className="mt-4 text-xl">
          {page ? (
            <Link to={page} className="inline-flex min-h-6 items-center hover:text-signal hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className="mt-1.5 text-sm text-soft">{description}</p>
      </div>
      <dl className="space-y-1.5 border-t border-line pt-4 text-sm">
        <div className="flex gap-3">
          <dt className="w-16 shrink-0 text-soft">Regions</dt>
          <dd>{regions.join(', ')}</dd>
        </div>
        <div className="flex gap-3">
          <dt className="w-16 shrink-0 text-soft">Speed</dt>
          <dd>
            <span className="text-signal">{speed}</span>
            {fastest ? <span className="block text-soft">{fastest}</span> : null}
          </dd>
        </div>
      </dl>
      <div>
        <p className="font-display text-2xl leading-tight font-bold text-lamp">{price}</p>
        <p className="mt-1 text-sm text-soft">{priceNote}</p>
      </div>
      <Link
        to="/"
        aria-label={`Check availability of ${name}`}
        className={buttonClass('secondary', 'self-end')}
      >
        Check availability
      </Link>
    </li>
  )
}
