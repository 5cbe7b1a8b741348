import { lazy, Suspense, useCallback, useEffect, useMemo, useRef } from 'react'
import type { LookupAnswer } from '#domain/availability/offered-plans.ts'
import { MAX_PICKED, togglePick } from '#domain/comparison/pick-plans.ts'
import type { ResultsQuery } from '#domain/comparison/results-query.ts'
import { later } from '../first-load/later.tsx'
import { loadWhenNeeded } from '../first-load/load-when-needed.ts'
import { PartBoundary } from '../first-load/part-boundary.tsx'
import { ServerDrawn } from '../first-load/server-drawn.tsx'
import { Button } from '../ui/button.tsx'
import type { ArrangedResults, ProviderPlans } from './arrange-results.ts'
import { CompareTable } from './compare-table.tsx'
import { checkedInWords, OLD_PRICES } from './cost-words.ts'
import { Filters } from './filters.tsx'
import { ListHead } from './list-head.tsx'
import { NotListedHere } from './not-listed-here.tsx'
import { FILTER_FORM } from './plan-row.tsx'
import { ProviderGroup } from './provider-group.tsx'

const NothingHere = later(() => import('./nothing-here.tsx').then(module => module.NothingHere))
const PickTray = later(() => import('./pick-tray.tsx').then(module => module.PickTray))

const LOCALS = 'locals'
const LocalProviders = lazy(() =>
  loadWhenNeeded(LOCALS, () =>
    import('./local-providers.tsx').then(module => ({ default: module.LocalProviders })),
  ),
)

const WATCH = 'watch-here'
const WatchHere = lazy(() =>
  loadWhenNeeded(WATCH, () => import('./watch-here.tsx').then(module => ({ default: module.WatchHere }))),
)

type Props = {
  zip: string
  answer: LookupAnswer
  arranged: ArrangedResults
  today: string
  query: ResultsQuery
  change(part: Partial<ResultsQuery>): void
}

/**
 * The one list: plans with their whole cost, then guesses, then who else is there without a price, then satellite. Where
 * nothing is left before the guesses, what is known comes first, in a sentence.
 */
export function PlanBrowser({ zip, answer, arranged, today, query, change }: Props) {
  const { sections, likely, satellite, locals } = arranged
  const { picked } = query
  const known = useMemo(
    () => picked.flatMap(id => answer.plans.find(plan => plan.id === id) ?? []),
    [picked, answer],
  )
  // The same function for as long as the page is open, so that an unchanged row isn't redrawn.
  const latest = useRef({ known, change })
  useEffect(() => {
    latest.current = { known, change }
  })
  const pick = useCallback((id: string) => {
    const { known: now, change: apply } = latest.current
    const ids = now.map(plan => plan.id)
    apply({ picked: togglePick(ids, id) })
  }, [])
  const groups = (entries: readonly ProviderPlans[], guess = false) => (
    <ul className="mt-4 space-y-4">
      {entries.map(entry => (
        <ProviderGroup
          key={entry.provider.id}
          entry={entry}
          place={answer.place}
          precision={answer.precision}
          today={today}
          picked={pickedOf(entry, picked)}
          full={known.length >= MAX_PICKED}
          onPick={pick}
          guess={guess}
        />
      ))}
    </ul>
  )
  const nobody =
    answer.plans.every(plan => plan.certainty === 'nationwide') && answer.otherProviders.length === 0
  return (
    <div className="page-width grid grid-cols-1 gap-x-10 py-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <Filters zip={zip} plans={arranged.plans} query={query} change={change} />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds headings, lists and buttons, not only fields */}
      <div role="group" aria-label="Plans to compare" className="@container min-w-0">
        <ListHead {...{ zip, answer, arranged, query, change }} />
        {answer.plans.some(plan => checkedInWords(plan, today).isOld) ? (
          <p className="mb-5 max-w-measure text-sm text-soft">{OLD_PRICES}</p>
        ) : null}
        <ServerDrawn className="hidden overflow-x-auto scripting-none:block">
          {import.meta.env.SSR && query.compare ? (
            <NotListedHere missing={picked.length - known.length} zip={answer.place.zipCode} />
          ) : null}
          {import.meta.env.SSR && query.compare && known.length > 0 ? (
            <CompareTable picked={known} answer={answer} onlyDifferent={query.onlyDifferent} />
          ) : null}
        </ServerDrawn>
        {sections[0] ? null : <NothingHere {...{ zip, answer, arranged, query, nobody }} />}
        {sections.map(({ group, title, why, entries }) => (
          <section key={group} aria-labelledby={title ? `plans-${group}` : undefined} className="mb-10">
            {title ? (
              <>
                <h2 id={`plans-${group}`} className="text-2xl">
                  {title}
                </h2>
                <p className="mt-1 max-w-measure text-soft">{why}</p>
              </>
            ) : null}
            {groups(entries)}
          </section>
        ))}
        {likely.length > 0 ? (
          <section aria-labelledby="likely-providers" className="mt-12">
            <h2 id="likely-providers" className="text-2xl">
              Likely or possible, not confirmed
            </h2>
            <p className="mt-1 max-w-measure text-soft">We confirm your address before you are billed.</p>
            {groups(likely, true)}
          </section>
        ) : null}
        <div id={LOCALS}>
          {locals.length > 0 ? (
            <PartBoundary>
              <Suspense fallback={null}>
                <LocalProviders answer={answer} locals={locals} />
              </Suspense>
            </PartBoundary>
          ) : null}
        </div>
        {satellite.length > 0 ? (
          <section aria-labelledby="satellites" className="mt-12">
            <h2 id="satellites" className="text-2xl">
              By satellite, almost anywhere
            </h2>
            {groups(satellite)}
          </section>
        ) : null}
        {nobody ? null : (
          <div id={WATCH}>
            <PartBoundary>
              <Suspense fallback={null}>
                <WatchHere zipCode={zip} />
              </Suspense>
            </PartBoundary>
          </div>
        )}
        <p className="mt-6 hidden scripting-none:block">
          <Button type="submit" form={FILTER_FORM} name="view" value="compare">
            Compare the picked plans
          </Button>
        </p>
        {picked.length > 0 ? (
          <PickTray zip={zip} picked={known} answer={answer} query={query} change={change} />
        ) : null}
      </div>
    </div>
  )
}

/** One provider's picked plans, as one text that stays the same as long as they do. */
const pickedOf = ({ lead, others }: ProviderPlans, picked: readonly string[]) =>
  picked.filter(id => lead.id === id || others.some(plan => plan.id === id)).join(' ')
