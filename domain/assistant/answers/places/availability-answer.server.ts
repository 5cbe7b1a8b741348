import { stateInWords } from '#domain/availability/counties/county-words.ts'
import type { LookUpDeps } from '#domain/availability/look-up-providers.server.ts'
import type { LookupAnswer } from '#domain/availability/offered-plans.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import { downloadInWords } from '#domain/catalog/speed-words.ts'
import { scheduleSentence } from '#domain/pricing/describe-schedule.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import type { Log } from '#platform/log.server.ts'
import type { Answer } from '../../answer.ts'
import type { Asked } from '../../reading/read-question.ts'
import { fits as hasAll, typesInWords } from '../../reading/wishes.ts'
import type { Place, Reply } from '../asking.ts'
import { labelAgainst } from '../fees-there.ts'
import { search } from '../page-links.ts'
import { listInWords, planName } from '../plan-words.ts'
import { alsoThere, localIsThere, localsWith, reportingOnly, SHOWN_PROVIDERS } from './also-there.ts'
import { doubtsInWords, isThere, othersThere } from './is-there.ts'
import { placeOf } from './place-of.server.ts'
import { reachesFew } from './reach-named.ts'

/** Who asks for anybody but the one that is named. */
const besides =
  /\bbesides\b|\bother than\b|\bis ?n.?t\b|\bexcept\b|\bwhatever else\b|\b(?:what|whats|who|anything) (?:is )?not\b|\b(?:something|anything|what) else\b|\binstead of\b|\bwithout\b|\b(?:who|anyone|anybody) else\b|\b(?:done with|sick of|tired of|hate|leaving|rid of|away from)\b|\balternatives?\b|\bother (?:choice|option|provider|compan(?:y|ie)|isp)s?\b|\b(?:terrible|awful|sucks|garbage|horrible|worst|unreliable)\b|\bslow\b.*\boptions\b|\b(?:is|are) the only\b|\b(?:anything|something|anyone|anybody|someone)(?: \w+)? (?:better|faster|cheaper) than\b|\bwhat (?:else )?(?:can|could|should) (?:i|we) (?:upgrade|switch|change) to\b/

/** What is said of a ZIP code that nobody knows. */
export const unknownZip = (zipCode: string): Answer => ({
  text: `I don’t know the ZIP code ${zipCode}. Please check its five digits.`,
  links: [search],
})

/** Who serves a ZIP code, from where that is known and how exactly, with what else the question asks for. */
export async function availabilityAnswer(
  deps: LookUpDeps,
  asked: Asked,
  zipCode: string,
  log: Log,
): Promise<Answer> {
  const place = await placeOf(deps, zipCode, log)
  return place ? whoServes(deps.catalogue, asked, place) : unknownZip(zipCode)
}

/** The same of a place that was looked up. */
export function whoServes(catalogue: Catalogue, asked: Asked, { result, where, certainty }: Place): Reply {
  const { providers } = result
  const all = asked.providers.filter(provider => provider.kinds.includes('internet'))
  const [named] = all
  if (named && !besides.test(asked.text)) return areThere(catalogue, all, { result, where, certainty }, asked)
  const local = result.otherProviders.find(({ name }) => asked.text.includes(name.toLowerCase()))
  if (local) return localIsThere(local, { where, certainty })
  const isFit = (plan: InternetPlan) => hasAll(plan, { ...asked, mbps: asked.mbps ?? 0 })
  const fits = providers
    .filter(({ id }) => id !== named?.id)
    .flatMap(provider => {
      const [plan] = catalogue
        .plansOf(provider.id)
        .filter(one => result.plans.some(({ id, certainty }) => id === one.id && certainty !== 'likely'))
        .filter(isFit)
        .toSorted(cheapestFirst)
      return plan ? [{ provider, plan, price: formatMonthly(priceToday(plan.schedule)) }] : []
    })
    // What few homes can have comes behind what most can, and satellites, which have their drawbacks, last.
    .toSorted((a, b) => Number(reachesFew(a.provider)) - Number(reachesFew(b.provider)))
    .toSorted((a, b) => Number(a.plan.type === 'satellite') - Number(b.plan.type === 'satellite'))
  const limited = asked.mbps !== null || asked.budgetCents !== null || asked.musts.length > 0
  const sold = asked.types.length > 0 ? ` with ${typesInWords(asked.types)}` : ''
  // By the lines that are there: a brand may be likely by cable alone.
  const ofType = ({ id }: { id: string }) =>
    sold === '' || result.plans.some(plan => plan.providerId === id && asked.types.includes(plan.type))
  // `So just satellite?` wants to hear of the others, too.
  // Found by another line than the one that its plan runs over.
  const onlyLikely = providers.filter(({ id }) => {
    const own = result.plans.filter(plan => plan.providerId === id)
    return own.length > 0 && own.every(({ certainty }) => certainty === 'likely')
  })
  const mayFit = ({ id }: { id: string }) => !limited || catalogue.plansOf(id).some(isFit)
  const isDoubt = /\b(?:just|only)\b.*\?/.test(asked.text)
  const others = localsWith(isDoubt ? [] : asked.types, result.otherProviders)
  const also = alsoThere(
    catalogue,
    {
      ...result,
      otherProviders: [...others, ...(isDoubt ? [] : reportingOnly(asked.types, result))],
      likelyProviders: [...onlyLikely, ...result.likelyProviders].filter(ofType).filter(mayFit),
    },
    isDoubt ? '' : sold,
  )
  const tail = `${also}${certainty}`
  // Those of whom we have no plan follow by name, and are not in the count.
  const ordered = others.length > 0 ? ' that we sell' : ''
  if (fits.length === 0) {
    const limits = limited && providers.length > 0 ? ' with a plan that fits' : ''
    // What is only likely there is what `it` means then, and nothing that was spoken of before.
    const likely = result.likelyProviders.filter(ofType).flatMap(({ id }) => catalogue.plansOf(id))
    const meant = likely.filter(({ type }) => asked.types.includes(type)).toSorted(cheapestFirst)
    return {
      text: `I find no internet provider${sold}${ordered} for ${where}${limits}. ${tail}`,
      links: [search],
      focus: meant.slice(0, 1).map(({ id }) => id),
    }
  }
  // Satellites are sold almost anywhere and, as everywhere on the site, not counted beside the lines of a place.
  const lines = fits.filter(({ plan }) => plan.type !== 'satellite')
  const counted = lines.length > 0 ? lines : fits
  const satellites = lines.length > 0 ? fits.filter(one => !lines.includes(one)) : []
  const listed = [...counted.slice(0, SHOWN_PROVIDERS), ...satellites]
  const inWords = (some: typeof fits) =>
    some.map(({ provider, plan, price }) => {
      const against = labelAgainst({ place: { result } }, plan).length > 0
      return `${provider.name} from ${price}${against ? ' (not confirmed by its label)' : ''}`
    })
  const shown = inWords(counted.slice(0, SHOWN_PROVIDERS))
  const left = counted.length - SHOWN_PROVIDERS
  const list = left > 0 ? `${shown.join(', ')} and ${left} more` : listInWords(shown)
  const count = counted.length === 1 ? 'one internet provider' : `${counted.length} internet providers`
  // Alone, they would read as if somebody had found them at the place.
  const alone = lines.length > 0 ? '' : ' by satellite'
  const above =
    satellites.length > 0 ? `By satellite, almost anywhere: ${listInWords(inWords(satellites))}. ` : ''
  const wish = limited ? ' with a plan that fits' : ''
  const doubts = doubtsInWords(listed.map(({ provider }) => provider))
  const plans = fits.map(({ plan }) => plan.id)
  const lead =
    result.precision === 'state'
      ? `In ${stateInWords(result.place)}, but not confirmed for ${where}, I find`
      : `For ${where} I find`
  return {
    text: `${lead} ${count}${sold || alone}${ordered}${wish}: ${list}. ${above}${tail}${doubts}`,
    links: [search, { label: 'Compare all plans', href: '/internet-plans' }],
    ...{ plans: plans.slice(0, 3), listed: plans, focus: plans.slice(0, 1), at: 0 },
  }
}

/** What the plan that was named costs, else the least that a provider which is found or likely asks there. */
function pricedThere(
  catalogue: Catalogue,
  { id, name }: Provider,
  result: LookupAnswer,
  meant: readonly InternetPlan[],
): string {
  if (meant.length > 0)
    return `${meant.map(plan => `${planName(catalogue, plan)}: ${scheduleSentence(plan.schedule)}`).join(' ')} `
  const [plan] = catalogue
    .plansOf(id)
    .filter(one => result.plans.some(offered => offered.id === one.id))
    .toSorted(cheapestFirst)
  if (!plan) return ''
  const against = labelAgainst({ place: { result } }, plan).map(words => `${words} `)
  return `${name} starts at ${formatMonthly(priceToday(plan.schedule))} (${plan.name}). ${against.join('')}`
}

const speed = /\bspeeds?\b|\bfast\w*\b|\bmbps\b/

/** The speeds of the plans that a provider has there. */
function speedsOf(catalogue: Catalogue, { id }: Provider, { plans }: LookupAnswer): string {
  const own = catalogue.plansOf(id).filter(one => plans.some(offered => offered.id === one.id))
  const named = own
    .toSorted((a, b) => a.downloadMbps - b.downloadMbps)
    .map(plan => `${plan.name} ${downloadInWords(plan)}`)
  return named.length > 0 ? `Download by plan: ${listInWords(named)}; not all may reach your home. ` : ''
}

/** The same of each of several providers. */
function areThere(
  catalogue: Catalogue,
  named: readonly Provider[],
  { result, where, certainty }: Omit<Place, 'zipCode'>,
  asked: Pick<Asked, 'text' | 'plans'>,
): Reply {
  const each = named.map((one, index) => {
    const last = index === named.length - 1 ? certainty : ''
    const meant = asked.plans.filter(({ providerId }) => providerId === one.id)
    const price = pricedThere(catalogue, one, result, meant)
    const speeds = speed.test(asked.text) ? speedsOf(catalogue, one, result) : ''
    return isThere(one, result, where, `${price}${speeds}${last}`, meant)
  })
  const plans = each.flatMap(reply => reply.focus ?? [])
  const absent = named.filter(
    ({ id, name }) =>
      ![...result.providers, ...result.likelyProviders].some(one => one.id === id) &&
      !result.otherProviders.some(one => one.name === name),
  )
  // Whoever is not there is said once.
  const none =
    absent.length > 1
      ? ` No, I do not find ${absent.map(({ name }) => name).join(' or ')} around ${where}. Others do: ${othersThere(result)}.${absent.length === named.length ? ` ${certainty}` : ''}`
      : ''
  const there = each.filter((_, index) => none === '' || !absent.some(one => one === named[index]))
  return {
    text: `${there.map(({ text }) => text.trim()).join(' ')}${none}`.trim(),
    links: [search],
    ...(plans.length > 0 ? { plans, listed: plans, focus: plans, at: 0 } : {}),
  }
}

/** A question about availability that names no place. */
export function placeWanted({ providers, text }: Pick<Asked, 'providers' | 'text'>): Answer {
  const [named] = besides.test(text) ? [] : providers
  return {
    text: `${/\bwhen\b/.test(text) ? 'What a provider will build, and when, I don’t know: nobody publishes it. ' : ''}Tell me your 5-digit ZIP code, and I look up ${named ? `whether ${named.name} sells there` : 'which providers sell there'}. With the full address the search is more exact.`,
    links: [search],
  }
}
