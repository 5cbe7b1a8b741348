import { countyName } from '#domain/availability/counties/county-name.ts'
import { stateInSentence } from '#domain/availability/counties/county-words.ts'
import type { FoundProvider, OtherProvider, ProviderCoverage } from '#domain/availability/lookup-result.ts'
import type { PlaceFacts } from '#domain/availability/places/place-facts.server.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { datesOf } from '#domain/catalog/price-dates.ts'
import { addedFeeSentence } from '#domain/pricing/added-fee.ts'
import { overTimeInWords } from '#domain/pricing/price-jumps.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { percentWords } from '#domain/shared/percent.ts'

/** Any other providers beyond these are counted, not listed. */
const MAX_OTHERS = 30

export type PlaceView = ReturnType<typeof placeView>

/** A place's page in words and figures. */
export function placeView(facts: PlaceFacts, catalogue: Catalogue) {
  const { name, path, state, county, cities, sample, dataDate, fiberShare } = facts
  const isState = facts.shareOf === 'state' && path === state.path
  const reported = facts.providers.filter(one => !one.coverage?.nationwide)
  const cheapest = reported.toSorted((a, b) => priceToday(a.schedule) - priceToday(b.schedule))[0]
  const speeds = [...reported, ...facts.otherProviders].flatMap(one =>
    (one.coverage?.technologies ?? []).map(technology => technology.download ?? 0),
  )
  const areaNames = {
    city: name,
    county: county ? countyName(county, state.code) : 'the county',
    state: state.name,
  }
  return {
    kind: 'place' as const,
    name,
    path,
    state,
    isState,
    fullName: isState ? stateInSentence(name) : `${name}, ${state.name}`,
    shortName: isState ? stateInSentence(name) : `${name}, ${state.code}`,
    cities,
    sample,
    hasCells: facts.cells.length > 0,
    dataDate: formatDate(dataDate),
    pricesAsOf: datesOf(
      catalogue,
      facts.providers.map(one => one.planId),
    ),
    count: reported.length + facts.otherProviders.length,
    fastest: Math.max(0, ...speeds),
    cheapest: cheapest ? { name: cheapest.name, price: formatMonthly(priceToday(cheapest.schedule)) } : null,
    fiber:
      fiberShare === null || facts.speedsOf === null
        ? null
        : { share: percentWords(fiberShare), of: areaNames[facts.speedsOf] },
    sharesOf: areaNames[facts.shareOf],
    speedsOf: facts.speedsOf ? areaNames[facts.speedsOf] : null,
    providers: reported.map(one => ourProvider(catalogue, one)),
    satellites: facts.providers
      .filter(one => one.coverage?.nationwide)
      .map(one => ourProvider(catalogue, one)),
    others: facts.otherProviders.slice(0, MAX_OTHERS).map(otherProvider),
    moreOthers: Math.max(0, facts.otherProviders.length - MAX_OTHERS),
  }
}

function ourProvider(catalogue: Catalogue, provider: FoundProvider) {
  const { id, name, page, technology, planId, serviceName, schedule, coverage } = provider
  return {
    id,
    name,
    page,
    technology: likely(coverage, technology),
    ...speedsOf(coverage?.technologies ?? []),
    share: shareInWords(coverage?.shareServed ?? null),
    plan: serviceName,
    cents: priceToday(schedule),
    price: formatMonthly(priceToday(schedule)),
    schedule,
    priceInWords: overTimeInWords(schedule),
    labelFee: addedFeeSentence(catalogue.internetPlan(planId)?.labelFee),
  }
}

function otherProvider({ fccProviderId, name, technology, coverage }: OtherProvider) {
  return {
    id: fccProviderId === undefined ? name : String(fccProviderId),
    name,
    technology: technology ? likely(coverage, technology) : 'Not known',
    ...speedsOf(coverage.technologies),
    share: shareInWords(coverage.shareServed),
  }
}

/** A technology that it sells elsewhere is only likely here. */
function likely(coverage: ProviderCoverage | undefined, technology: string): string {
  return coverage && coverage.technologies.length === 0 && !coverage.nationwide
    ? `Likely ${technology}`
    : technology
}

/** The best advertised download and upload in Mbps, each with any technology. */
function speedsOf(technologies: readonly { download: number | null; upload: number | null }[]) {
  const best = (speeds: readonly number[]) => {
    const fastest = Math.max(0, ...speeds)
    return fastest > 0 ? fastest.toLocaleString('en-US') : 'Not known'
  }
  return {
    download: best(technologies.map(one => one.download ?? 0)),
    upload: best(technologies.map(one => one.upload ?? 0)),
  }
}

const shareInWords = (share: number | null) => (share === null ? 'Not known' : percentWords(share))
