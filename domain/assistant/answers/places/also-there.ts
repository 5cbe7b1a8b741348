import { isOnlyPossible } from '#domain/availability/how-likely.ts'
import type { FoundProvider, LookupResult, OtherProvider } from '#domain/availability/lookup-result.ts'
import type { LookupAnswer } from '#domain/availability/offered-plans.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { planTypeNames } from '#domain/catalog/plan-type.ts'
import { mbpsInWords } from '#domain/speed-needs/speed-needs.ts'
import type { Asked } from '../../reading/read-question.ts'
import type { Place, Reply } from '../asking.ts'
import { search } from '../page-links.ts'
import { listInWords, namesInWords } from '../plan-words.ts'

/** So many are named; who else there is the results show. */
export const SHOWN_PROVIDERS = 6

/** Those of the providers without a price of ours that report one of the wanted technologies. */
export const localsWith = (types: Asked['types'], others: readonly OtherProvider[]) =>
  others.filter(
    ({ technology }) =>
      types.length === 0 || types.some(type => technology.split('/').includes(planTypeNames[type])),
  )

/** Those that we sell and that report one of the wanted technologies, over which no plan of ours runs there. */
export const reportingOnly = (
  types: Asked['types'],
  { providers, plans }: Pick<LookupAnswer, 'providers' | 'plans'>,
): Pick<OtherProvider, 'name' | 'technology'>[] =>
  providers
    .filter(({ id }) => !plans.some(plan => plan.providerId === id && types.includes(plan.type)))
    .flatMap(({ name, technology }) => {
      const own = types.map(type => planTypeNames[type]).filter(one => technology.split('/').includes(one))
      return own.length > 0 ? [{ name, technology: own.join('/') }] : []
    })

/** What is known of a provider that we don't sell, by its name. */
export function localIsThere(
  { name, technology, maxDownload, labelsPage }: OtherProvider,
  { where, certainty }: Pick<Place, 'where' | 'certainty'>,
): Reply {
  const fast = maxDownload
    ? `up to ${mbpsInWords(maxDownload)}`
    : 'at speeds that the county’s data don’t tell'
  return {
    text: `Yes, ${name} reports ${listInWords(technology.split('/').map(one => (one === planTypeNames.dsl ? one : one.toLowerCase())))} around ${where}, ${fast}. We don’t sell it${labelsPage ? ': its prices stand on its broadband labels' : `, so I don’t know its prices: ask ${name}`}. ${certainty}`,
    links: [...(labelsPage ? [{ label: `Labels of ${name}`, href: labelsPage }] : []), search],
  }
}

/** Who else is there without a price of ours, and who is likely; apart from those that were found. */
export function alsoThere(
  { providers }: Catalogue,
  {
    precision,
    otherProviders,
    likelyProviders,
  }: Pick<LookupResult, 'precision'> & {
    otherProviders: readonly Pick<OtherProvider, 'name' | 'technology'>[]
    likelyProviders: readonly FoundProvider[]
  },
  sold: string,
): string {
  if (precision !== 'county') return ''
  const named = (entries: readonly { name: string }[]) =>
    namesInWords(
      entries.map(entry => entry.name),
      SHOWN_PROVIDERS,
    )
  const isOurs = ({ name }: { name: string }) => providers.some(one => one.name === name)
  const strangers = otherProviders.filter(one => !isOurs(one))
  // Sold by us elsewhere, and here by another kind of line without a price, such as DSL.
  const ours = otherProviders.filter(isOurs)
  const others =
    (strangers.length > 0 ? `Also there${sold}, though we do not sell them: ${named(strangers)}. ` : '') +
    (ours.length > 0
      ? `Also there, without a price: ${listInWords(ours.map(({ name, technology }) => `${name} (${technology})`))}. `
      : '')
  const possible = likelyProviders.filter(isOnlyPossible)
  const likely = likelyProviders.filter(one => !possible.includes(one))
  const unconfirmed = [
    ...(likely.length > 0 ? [`Likely, but not confirmed: ${named(likely)}. `] : []),
    ...(possible.length > 0 ? [`Possible, but not confirmed: ${named(possible)}. `] : []),
  ]
  return `${others}${unconfirmed.join('')}`
}
