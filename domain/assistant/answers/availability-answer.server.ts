import { countiesInWords } from '#domain/availability/county-words.ts'
import { type LookUpDeps, lookUpProviders } from '#domain/availability/look-up-providers.server.ts'
import type { FoundProvider, LookupResult, Precision } from '#domain/availability/lookup-result.ts'
import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatDate, formatMonth } from '#domain/shared/calendar.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import type { Log } from '#platform/log.server.ts'
import type { Answer } from '../answer.ts'
import { listInWords } from './plan-words.ts'
import type { Asked } from './read-question.ts'

const SHOWN_PROVIDERS = 6
const search = { label: 'Search your address', href: '/providers' }

const precisionInWords: Record<Exclude<Precision, 'county'>, string> = {
  address: 'This is known for the address.',
  area: 'This is known for the area around the address, not for each house.',
  nearby: 'This is known for the neighbourhood next to the address: its own has no data.',
  zip: 'This is known for the ZIP code; single houses can differ.',
  state: 'I only know this by state, so single addresses will differ: search your address to be sure.',
}

/** How exactly an answer is known, whose data it is, and how old where that is not a matter of course. */
function certaintyInWords({ precision, isMock, error, place, dataDate }: LookupResult): string {
  if (precision === 'county') {
    return `This is FCC data of ${formatMonth(dataDate)} for ${countiesInWords(place)}, not for each house: search your address to be sure.`
  }
  const source = isMock ? ` ${error}; this is from our list of states as of ${formatDate(dataDate)}.` : ''
  return `${precisionInWords[precision]}${source}`
}

/** Who serves a ZIP code, from where that is known and how exactly, with what else the question asks for. */
export async function availabilityAnswer(
  deps: LookUpDeps,
  asked: Asked,
  zipCode: string,
  log: Log,
): Promise<Answer> {
  const found = await lookUpProviders({ ...deps, log }, zipCode)
  if (!found.ok) {
    return { text: `I do not know the ZIP code ${zipCode}. Please check its five digits.`, links: [search] }
  }
  const { providers, otherProviders, likelyProviders, place } = found.value.result
  const where = `${place.city ? `${place.city}, ` : ''}${place.state} ${place.zipCode}`
  const certainty = certaintyInWords(found.value.result)
  const [named] = asked.providers.filter(provider => provider.kinds.includes('internet'))
  if (named) {
    const entry = providers.find(provider => provider.id === named.id)
    const isThere = entry ?? otherProviders.find(provider => provider.name === named.name)
    const likely = likelyProviders.find(provider => provider.id === named.id)
    const others = listInWords(providers.slice(0, 3).map(provider => provider.name))
    const answer = isThere
      ? `Yes, ${named.name} sells around ${where}.`
      : likely
        ? `${named.name} is likely around ${where}, but the data do not confirm it.`
        : `No, I do not find ${named.name} around ${where}. Others do: ${others}.`
    const doubts = doubtsInWords(entry ? [entry] : [])
    return { text: `${answer} ${certainty}${doubts}`, links: [search] }
  }
  const fits = providers.flatMap(provider => {
    const [plan] = deps.catalogue
      .plansOf(provider.id)
      .filter(one => one.downloadMbps >= (asked.mbps ?? 0))
      .filter(one => asked.budgetCents === null || priceToday(one.schedule) <= asked.budgetCents)
      .toSorted(cheapestFirst)
    return plan ? [{ provider, price: formatMonthly(priceToday(plan.schedule)) }] : []
  })
  const limited = asked.mbps !== null || asked.budgetCents !== null
  const tail = `${alsoThere(found.value.result)}${certainty}`
  if (fits.length === 0) {
    const limits = limited && providers.length > 0 ? ' with that price and speed' : ''
    return { text: `I find no internet provider for ${where}${limits}. ${tail}`, links: [search] }
  }
  const listed = fits.slice(0, SHOWN_PROVIDERS)
  const shown = listed.map(({ provider, price }) => `${provider.name} from ${price}`)
  const left = fits.length - SHOWN_PROVIDERS
  const list = left > 0 ? `${shown.join(', ')} and ${left} more` : listInWords(shown)
  const count = fits.length === 1 ? 'one internet provider' : `${fits.length} internet providers`
  const wish = limited ? ' with a plan that fits' : ''
  const doubts = doubtsInWords(listed.map(({ provider }) => provider))
  return {
    text: `For ${where} I find ${count}${wish}: ${list}. ${tail}${doubts}`,
    links: [search, { label: 'Compare all plans', href: '/internet-plans' }],
  }
}

/** Who else is there without a price of ours, and who is likely; apart from those that were found. */
function alsoThere({ precision, otherProviders, likelyProviders }: LookupResult): string {
  if (precision !== 'county') return ''
  const named = (entries: readonly { name: string }[]) =>
    listInWords(entries.slice(0, SHOWN_PROVIDERS).map(entry => entry.name))
  const others =
    otherProviders.length > 0 ? `Also there, though we do not sell them: ${named(otherProviders)}. ` : ''
  const likely = likelyProviders.length > 0 ? `Likely, but not confirmed: ${named(likelyProviders)}. ` : ''
  return `${others}${likely}`
}

/** What visitors doubt of the entries that an answer names; nothing where they doubt none. */
function doubtsInWords(entries: readonly FoundProvider[]): string {
  const doubted = entries.filter(entry => entry.doubted)
  if (doubted.length === 0) return ''
  const names = listInWords(
    doubted.map(({ name, reports }) => `${name} (${reports} ${reports === 1 ? 'report' : 'reports'})`),
  )
  return ` Visitors doubt that this is right for ${names}.`
}

const asksWhere =
  /\b(?:available|availability|my (?:area|address|zip|street|town|neighborhood)|near me|where i live|in my|serve[sd]?|coverage|service at|at my)\b/

/** A question about availability that names no place. */
export function placeWanted({ text, providers }: Asked): Answer | null {
  if (!asksWhere.test(text)) return null
  const [named] = providers
  return {
    text: `Tell me your 5-digit ZIP code, and I look up ${named ? `whether ${named.name} sells there` : 'which providers sell there'}. With the full address the search is more exact.`,
    links: [search],
  }
}
