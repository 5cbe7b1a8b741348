import { useEffect } from 'react'
import { Link } from 'react-router'
import { countiesInWords, fewHomesWords, stateInWords } from '#domain/availability/counties/county-words.ts'
import { type PlanQuery, writePlanQuery } from '#domain/comparison/compare-plans.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { inOneList } from '#domain/shared/in-one-list.ts'
import { keepLastZip, placeInWords } from '../search/search.ts'
import type { PlansAtZip } from './plans-at-zip.server.ts'

type Props = { here: Extract<PlansAtZip, { fault: null }>; all: number; query: PlanQuery }

/** How many of our plans are sold at the ZIP code, how many only elsewhere, and a link to all of them. */
export function SoldHere({ here, all, query }: Props) {
  const { dataDate, plans, place } = here
  useEffect(() => keepLastZip(place.zipCode), [place.zipCode])
  const sold = Object.keys(plans).length
  const known = Object.values(plans).map(plan => plan.certainty)
  const listed = known.filter(one => one === 'listed' || one === 'in-state').length
  const others = [
    [known.filter(one => one === 'nationwide').length, 'sold nationwide'],
    [known.filter(one => one === 'likely').length, 'likely here but not reported'],
    [known.filter(one => one === 'possible').length, 'possible here but not reported'],
  ] as const
  const also = others.flatMap(([count, what]) => (count > 0 ? [`${plansInWords(count)} ${what}`] : []))
  return (
    <div className="mt-3 rounded-card border border-line bg-night px-4 pt-3">
      <p className="max-w-measure">
        {whereSold(here)}: {listed > 0 ? plansInWords(listed) : 'none of our plans'}.
        {also.length > 0 ? ` Also ${inOneList(also)}.` : ''} {all - sold} more are sold elsewhere. Not
        confirmed for your street. Data as of {formatDate(dataDate)}.
        {place.fewHomes ? ` ${fewHomesWords(place.zipCode)}.` : ''}
      </p>
      <Link
        to={{ search: writePlanQuery({ ...query, zip: '' }) }}
        replace
        preventScrollReset
        className="inline-flex min-h-11 items-center text-signal underline underline-offset-4"
      >
        Show all plans
      </Link>
    </div>
  )
}

const plansInWords = (count: number) => (count === 1 ? '1 plan' : `${count} plans`)

/** How exactly the answer is known, before any count. */
function whereSold({ place, precision }: Props['here']): string {
  const where = placeInWords(place.zipCode, place)
  if (precision === 'county') return `Reported in ${countiesInWords(place)} (${where})`
  if (precision === 'state') return `Sold somewhere in ${stateInWords(place)}, where ${place.zipCode} is`
  return `Reported at ${where}`
}
