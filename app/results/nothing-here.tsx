import { SearchX } from 'lucide-react'
import { Link } from 'react-router'
import type { LookupAnswer } from '#domain/availability/offered-plans.ts'
import { type ResultsQuery, writeResultsQuery } from '#domain/comparison/results-query.ts'
import { withoutFilter } from '#domain/comparison/without-filter.ts'
import { inOneList } from '#domain/shared/in-one-list.ts'
import { PhoneLink } from '../contact/call-link.tsx'
import { buttonClass } from '../ui/button.tsx'
import { WatchPlace } from '../watches/watch.ts'
import type { ArrangedResults } from './arrange-results.ts'
import { setFilters } from './filter-plans.ts'

type Props = {
  zip: string
  answer: LookupAnswer
  arranged: ArrangedResults
  query: ResultsQuery
  /** Whether no provider is known there, apart from those who sell nationwide. */
  nobody: boolean
}

/** Why the list is empty, and what helps. */
export function NothingHere({ zip, answer, arranged, query, nobody }: Props) {
  const nothingFits = arranged.plans === 0 && arranged.locals.length === 0 && setFilters(query).length > 0
  return (
    <>
      {nobody ? <Nobody answer={answer} /> : null}
      {nothingFits ? <NothingFits zip={zip} query={query} /> : null}
      {arranged.plans > 0 && arranged.locals.length > 0 ? <OthersOnly arranged={arranged} /> : null}
    </>
  )
}

/** How many providers a sentence names before it only counts them. */
const NAMED = 5

/**
 * Says before a list of guesses and satellites who is known there instead. Who has no price stands below what can be
 * ordered: there is nothing to do about them but to ask them.
 */
function OthersOnly({ arranged: { locals } }: { arranged: ArrangedResults }) {
  const names = locals.map(local => local.name)
  const more = names.length - NAMED
  const listed = inOneList(more > 1 ? [...names.slice(0, NAMED), `${more} more`] : names)
  const isOne = names.length === 1
  return (
    <p className="mb-10 max-w-measure rounded-card border border-line bg-surface p-4">
      <strong>None of the plans below is confirmed here.</strong> {listed} {isOne ? 'is' : 'are'} listed here,
      but you can’t order {isOne ? 'its' : 'their'} plans from us.{' '}
      <a href="#local-providers" className="text-signal underline underline-offset-4">
        See what we know
      </a>
    </p>
  )
}

/** Says that nobody is known there; what is sold nationwide is below. */
function Nobody({ answer }: { answer: LookupAnswer }) {
  const { place, unimported } = answer
  return (
    <section aria-labelledby="nobody" className="mb-10">
      <h2 id="nobody" className="text-2xl">
        We don’t know of any provider here
      </h2>
      <p className="mt-2 max-w-measure">
        We couldn’t find any home internet {unimported ? '' : 'by cable, fiber, phone line or tower '}in ZIP
        code {place.zipCode}. {answer.plans.length > 0 ? 'Nationwide offers are below. ' : ''}Call{' '}
        <PhoneLink /> and we’ll check your address with you.
      </p>
      <WatchPlace zipCode={place.zipCode} />
    </section>
  )
}

/** Nothing passes the filters. */
function NothingFits({ zip, query }: { zip: string; query: ResultsQuery }) {
  const isOne = setFilters(query).length === 1
  return (
    <section aria-labelledby="nothing-fits" className="rounded-card border border-line bg-surface p-6">
      <h2 id="nothing-fits" className="flex items-center gap-3 text-2xl">
        <SearchX aria-hidden className="size-7 shrink-0 text-soft" strokeWidth={1.75} />
        {isOne ? 'No plan here fits that' : 'No plan here fits all of that'}
      </h2>
      <p className="mt-2 max-w-measure text-soft">{whatHelps(query)}</p>
      <Link
        to={{ search: writeResultsQuery(zip, withoutFilter(query)) }}
        replace
        preventScrollReset
        className={buttonClass('secondary', 'mt-5')}
      >
        {isOne ? 'Clear the filter' : 'Clear the filters'}
      </Link>
    </section>
  )
}

/** What to change, of what is set. */
function whatHelps(query: ResultsQuery): string {
  const limits = [query.price ? 'a higher price' : null, query.speed ? 'a lower speed' : null].filter(Boolean)
  const remove = setFilters(query).length === 1 ? 'Remove the filter' : 'Remove a filter'
  return limits.length === 0 ? `${remove}.` : `${remove}, or allow ${limits.join(' or ')}.`
}
