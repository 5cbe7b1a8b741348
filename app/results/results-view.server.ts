import { data } from 'react-router'
import { lookUpZip } from '#domain/availability/availability.operations.server.ts'
import { countyPath } from '#domain/availability/counties/county-address.ts'
import type { LookupPlace } from '#domain/availability/lookup-result.ts'
import { easternDay } from '#domain/shared/calendar.ts'
import { lookupWords } from '#domain/shared/lookup-words.ts'
import { problemKind } from '#domain/shared/problem.ts'
import { usStates } from '#domain/shared/us-states.ts'
import { FIVE_DIGITS_WANTED, fiveDigitZip, isZipCode, readZipCode } from '#domain/shared/zip-code.ts'
import { performForm, retryHeaders } from '../api/perform-form.server.ts'
import { countiesContext, type RouteArgs, servicesContext } from '../contexts.ts'
import { NO_ANSWER, type ResultsView } from './results-view.ts'

/** A page that may be shown again for a moment, for example after Back, but to nobody else. */
const BRIEFLY = { 'cache-control': 'private, max-age=60' }

/** What is known about the ZIP code in the address. A refused one comes back with what was typed. */
export async function resultsView({ request, context }: RouteArgs) {
  const given = (new URL(request.url).searchParams.get('zip') ?? '').slice(0, 20)
  const typed = readZipCode(given)
  if (typed === '') return data<ResultsView>({ ...NO_ANSWER, typed }, { headers: BRIEFLY })
  const result = await performForm(lookUpZip, { request, context }, { zip: given })
  if (result.ok) {
    const { place } = result.value
    return data<ResultsView>(
      {
        phase: 'answered',
        zip: place.zipCode,
        answer: result.value,
        today: easternDay(context.get(servicesContext).now()),
        countyPath: countyOf(context, place),
      },
      { headers: BRIEFLY },
    )
  }
  if (result.code === 'zip_needed' || result.code === 'zip_unknown' || result.code === 'zip_military') {
    const fault = result.code === 'zip_needed' ? FIVE_DIGITS_WANTED : problemKind(result.code).message
    return data<ResultsView>(
      { phase: 'asking', typed, fault },
      { status: result.code === 'zip_unknown' ? 404 : 422 },
    )
  }
  if (result.code === 'zip_state_mismatch') {
    const { status, message } = problemKind(result.code)
    const view: ResultsView = { phase: 'asking', typed: given.trim(), fault: result.message ?? message }
    return data<ResultsView>(view, { status })
  }
  const { status, message, title } = problemKind(result.code)
  const words = status >= 500 ? lookupWords.failed : { title, message }
  return data<ResultsView>(
    { phase: 'failed', zip: isZipCode(typed) ? fiveDigitZip(typed) : '', ...words },
    { status, headers: retryHeaders(result) },
  )
}

/** The page of the ZIP's first county, if there is one: search engines should keep that instead of this page. */
function countyOf(context: RouteArgs['context'], { zipCode, counties }: LookupPlace): string | null {
  const { coverage } = context.get(countiesContext)
  const fips = counties?.[0]?.fips ?? coverage.countiesOfZip(zipCode)[0]
  const county = fips === undefined ? null : coverage.countyFacts(fips)
  const state = usStates.find(one => one.code === county?.state)
  return county?.known && state ? countyPath(state, county) : null
}
