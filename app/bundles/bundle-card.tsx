import { ShieldCheck, SlidersHorizontal, Tv, Wifi } from 'lucide-react'
import { Link } from 'react-router'
import { type BundlePart, chosenParts } from '#domain/bundles/bundle.ts'
import { writeBundleAddress } from '#domain/bundles/bundle-address.ts'
import { bundleAtPlace } from '#domain/bundles/parts-at-place.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { CallLink } from '../contact/call-link.tsx'
import { buttonClass } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import type { BundleView } from './bundles-view.server.ts'
import { premadeWords, priceElsewhere } from './premade-words.ts'
import type { CheckedZip } from './zip-outcome.ts'

const icons = { internet: Wifi, tv: Tv, security: ShieldCheck }

type Props = { bundle: BundleView; parts: readonly BundlePart[]; checked: CheckedZip | null }

/**
 * A pre-made bundle, and the plans it opens with in the builder: those sold at the checked ZIP. Its parts are rows of
 * the list's grid, aligned with those of the cards beside it.
 */
export function BundleCard({ bundle, parts, checked }: Props) {
  const { name, badge, description, contents, startingCents, wasCents, savingCents, note, opensWith } = bundle
  const fitted = checked
    ? bundleAtPlace(opensWith, parts, checked.atPlace)
    : { choice: opensWith, parts: chosenParts(parts, opensWith), instead: null }
  const elsewhereCents = priceElsewhere(fitted, chosenParts(parts, opensWith))
  return (
    <li
      className={classes(
        'row-span-4 grid grid-rows-subgrid gap-y-3 rounded-card border bg-surface p-4 sm:gap-y-5 sm:p-6',
        badge ? 'border-lamp' : 'border-line',
      )}
    >
      <div>
        {/* Cards without a badge keep its place, so that the names stand level. */}
        <div className="lg:h-10">
          {badge ? (
            <p className="mb-3 w-fit rounded-full bg-lamp px-3 py-0.5 text-sm font-semibold text-on-lamp lg:mb-0">
              {badge}
            </p>
          ) : null}
        </div>
        <h3 className="text-2xl">{name}</h3>
        <p className="mt-1 text-soft sm:mt-2">{description}</p>
      </div>
      <ul className="space-y-1 border-t border-line pt-3 max-sm:text-sm sm:space-y-3 sm:pt-5">
        {contents.map(({ kind, text }) => {
          const Icon = icons[kind]
          return (
            <li key={kind} className="flex items-start gap-3">
              <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-signal" strokeWidth={1.75} />
              {text}
            </li>
          )
        })}
      </ul>
      <div className="border-t border-line pt-3 sm:pt-5">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="basis-full text-sm text-soft max-sm:basis-auto">
            {elsewhereCents === null ? 'Starting at' : `Price for ${checked?.zipCode}`}
          </span>
          <span className="font-display text-3xl leading-tight font-bold text-lamp sm:text-4xl">
            {formatMonthly(elsewhereCents ?? startingCents)}
          </span>
          {elsewhereCents === null ? (
            <s className="text-soft">
              <span className="sr-only">was </span>
              {formatMonthly(wasCents)}
            </s>
          ) : null}
        </p>
        {elsewhereCents === null ? (
          <>
            <p className="font-semibold text-good sm:mt-1">Save {formatCents(savingCents)}</p>
            <p className="mt-1 text-sm text-soft">Advertised starting price.{note ? ` ${note}` : ''}</p>
          </>
        ) : (
          <p className="mt-1 text-sm text-soft">
            The advertised {formatMonthly(startingCents)} and its saving are for other plans.
          </p>
        )}
      </div>
      <div className="flex flex-col self-end">
        <p className="text-sm text-soft lg:min-h-16">{premadeWords(fitted, startingCents, checked)}</p>
        <div className="no-print mt-3 flex flex-wrap gap-2 sm:mt-4 lg:flex-col">
          <Link
            to={{ search: writeBundleAddress(fitted.choice, checked?.zipCode), hash: 'builder' }}
            preventScrollReset
            aria-label={`Customize ${name}`}
            className={buttonClass(badge ? 'primary' : 'secondary', 'grow')}
          >
            <SlidersHorizontal aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
            Customize
          </Link>
          <CallLink label="Call to order" about={name} className="grow" />
        </div>
      </div>
    </li>
  )
}
