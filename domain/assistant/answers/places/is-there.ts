import type { Reach } from '#domain/availability/counties/county-reach.ts'
import { stateInWords } from '#domain/availability/counties/county-words.ts'
import type { FoundProvider } from '#domain/availability/lookup-result.ts'
import type { LookupAnswer } from '#domain/availability/offered-plans.ts'
import { planTypeInSentence } from '#domain/catalog/plan-type.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import type { Asking, Reply } from '../asking.ts'
import { search } from '../page-links.ts'
import { listInWords, namesInWords } from '../plan-words.ts'
import { guessOf } from './likely-plans.ts'

/** Whether one provider sells at a place; `meant` are the plans of it that were named. */
export function isThere(
  named: Provider,
  result: LookupAnswer,
  where: string,
  certainty: string,
  meant: readonly { id: string }[] = [],
): Reply {
  const { providers, otherProviders, likelyProviders, place } = result
  const entry = providers.find(provider => provider.id === named.id)
  const found = entry ?? otherProviders.find(provider => provider.name === named.name)
  const likely = likelyProviders.find(provider => provider.id === named.id)
  const others = othersThere(result)
  const ownPlans = result.plans.filter(plan => plan.providerId === named.id)
  const types = [...new Set(ownPlans.map(plan => planTypeInSentence(plan.type)))]
  // Found by another line than the one that our plans run over.
  const guess = guessOf(result, named.id)
  const isElse = found && ownPlans.length > 0 && ownPlans.every(({ certainty }) => certainty === 'likely')
  // Who asks for a plan that isn't sold there gets no yes for its provider.
  const isMeantThere = meant.length === 0 || meant.some(plan => result.plans.some(({ id }) => id === plan.id))
  const answer = isElse
    ? `${named.name} reports ${found.technology.replace(/Fiber|Cable|Satellite/g, word => word.toLowerCase())} around ${where}. Our plans of it run over ${listInWords(types)}, which is ${guess} there but not confirmed.`
    : found
      ? result.precision === 'state'
        ? `${named.name} sells in ${stateInWords(place)}, but that’s not confirmed for ${where}.`
        : `${isMeantThere ? 'Yes, ' : ''}${named.name} sells around ${where}.`
      : likely
        ? guess === 'possible'
          ? `${named.name} is possible around ${where}, but not confirmed: it sells ${listInWords(types)} in ${stateInWords(place)}, and the data don’t say where.`
          : `${named.name} is likely around ${where}, but the data do not confirm it.`
        : `No, I do not find ${named.name} around ${where}. Others do: ${others}.`
  const kinds = found?.technology && !isElse ? ` Kind of line there: ${found.technology}.` : ''
  // The plan that was named is what `it` means next, else the one that it starts at.
  const cheapest = result.plans
    .filter(plan => plan.providerId === named.id)
    .toSorted((a, b) => priceToday(a.schedule) - priceToday(b.schedule))
  const own = (meant.length > 0 ? meant : cheapest).map(({ id }) => id)
  return {
    text: `${answer}${kinds} ${certainty}${doubtsInWords(entry ? [entry] : [])}`,
    links: [search],
    ...(own.length > 0 ? { plans: own.slice(0, 3), listed: own, focus: own.slice(0, 1), at: 0 } : {}),
  }
}

/** So many are named of those that we sell, and of those that we don't. */
const MOST_NAMED = 6
const reachOrder: readonly (Reach | undefined)[] = ['most', 'parts', undefined, 'few']

/** Those of which a plan is sold at the place as far as the data tell: not who reports another line there than its plans run over. */
export const surelyThere = ({
  providers,
  plans,
}: Pick<LookupAnswer, 'providers' | 'plans'>): FoundProvider[] =>
  providers.filter(({ id }) => plans.some(plan => plan.providerId === id && plan.certainty !== 'likely'))

/** Who sells at the place of a conversation, or that its ZIP code is wanted and what is said with it. */
export function whoSellsThere({ place }: Pick<Asking, 'place'>, told = 'say who sells there'): string {
  if (!place) return `Tell me your ZIP code and I’ll ${told}.`
  const isSold = surelyThere(place.result).length > 0
  return `For ${place.where} I find ${isSold ? othersThere(place.result) : 'nobody of those that we sell for certain'}. ${place.certainty}`
}

/** Who else sells at a place, lines before satellite, and those first that reach most; with those that we don't sell, which are the larger ones of some towns. */
export function othersThere(result: LookupAnswer): string {
  const { providers, otherProviders, likelyProviders, plans } = result
  const isSatellite = ({ id }: { id: string }) =>
    plans.some(plan => plan.providerId === id && plan.type === 'satellite')
  const sure = new Set(surelyThere(result))
  const place = ({ coverage }: Pick<FoundProvider, 'coverage'>) => reachOrder.indexOf(coverage?.reach)
  const named = (entries: readonly { name: string }[]) =>
    namesInWords(
      entries.map(({ name }) => name),
      MOST_NAMED,
    )
  const sold = providers
    .filter(one => sure.has(one))
    .toSorted((a, b) => Number(isSatellite(a)) - Number(isSatellite(b)) || place(a) - place(b))
  const strangers = otherProviders.filter(({ name }) => !providers.some(one => one.name === name))
  const unsure = [
    ...likelyProviders,
    ...providers.filter(one => !sure.has(one) && plans.some(plan => plan.providerId === one.id)),
  ]
  return [
    named(sold),
    strangers.length > 0 ? `, and, not sold by us, ${named(strangers)}` : '',
    // In a sentence of its own, or it would be read as one of those who do.
    unsure.length > 0 ? `. Likely or possible, but not confirmed there: ${named(unsure)}` : '',
  ].join('')
}

/** What visitors doubt of the entries that an answer names; nothing where they doubt none. */
export function doubtsInWords(entries: readonly FoundProvider[]): string {
  const doubted = entries.filter(entry => entry.doubted)
  if (doubted.length === 0) return ''
  const names = listInWords(
    doubted.map(({ name, reports }) => `${name} (${reports} ${reports === 1 ? 'report' : 'reports'})`),
  )
  return ` Visitors doubt that this is right for ${names}.`
}
