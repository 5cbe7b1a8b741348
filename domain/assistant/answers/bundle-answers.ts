import { partOfCounties } from '#domain/availability/counties/county-words.ts'
import { bundleParts } from '#domain/bundles/builder-parts.ts'
import { bundleKinds, bundleTotalCents } from '#domain/bundles/bundle.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import type { ServiceKind } from '#domain/catalog/provider.schema.ts'
import { combineSchedules } from '#domain/pricing/combine-schedules.ts'
import { type PriceSchedule, priceToday, withAddedFee } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { mbpsInWords } from '#domain/speed-needs/speed-needs.ts'
import { bareZip } from '../understanding/shapes.ts'
import { isOfSeveralKinds, isTvWithInternet } from '../understanding/spoken-of.ts'
import { anySeller } from './alarm-sellers.ts'
import { type AnswerOf, namedInternet } from './asking.ts'
import { carriesHome, cheaperIfThere } from './bundle-for-home.ts'
import { fitsBudget } from './bundle-later.ts'
import {
  fasterInBundle,
  overTime,
  partsNamed,
  partsOffered,
  spokenTogether,
  sumOfThem,
} from './bundle-parts.ts'
import { horizonTotal, listInWords } from './plan-words.ts'
import { isNear } from './plans-in-question.ts'
import { channelsUnknown } from './tv-wishes.ts'

const bundles = { label: 'Bundles', href: '/bundles' }

const kindNames = { internet: 'internet', security: 'security', tv: 'TV' } as const
const kindPatterns = {
  internet: /\b(?:internet|wi-?fi|fiber)\b/,
  security: /\b(?:security|alarm|cameras?|adt|vivint)\b/,
  tv: /\b(?:tv|directv|cable|channels)\b/,
} as const

const priceOnly =
  /^(?:and |so |ok )?(?:(?:\d{1,2}|two|one|a) ?-?(?:months?|mos?|years?|yrs?) (?:total|cost|price)|how much|what (?:would|does|will)|(?:what.?s |what is )?(?:the )?(?:price|total))\b(?!.*\b(?:tv|security|alarm|internet)\b)/

const added = /\b(?:add|plus|with|too|also)\b/
const cheapestOf =
  /^(?:\w+ ){0,3}(?:cheapest|lowest|best)(?: \w+)? (?:combo|combination|package|bundle|deal)[? ]*$/
/** Which of the bundles that were just told. */
const amongThose =
  /\b(?:which|what)\b.*\b(?:cheap\w*|least|lowest)\b|\bcheap\w* of (?:those|them|these)\b|^(?:and |so |ok )*(?:what.?s |what is )?the cheapest(?: one| bundle)?[? ]*$/
/** Others than the one that was put together. */
const otherBundles = /\b(?:all(?! together)|everything|bundles?|packages?|combos?|deals?|offers?|others?)\b/
const swaps = /\b(?:swap|change|replace|customi[sz]e|mix|instead|switch)\b/
const swapsFor = /\b(?:swap|change|replace|switch)\b.*\b(?:for|with|to)\b/
const dropped = /\b(?:drop|remove|without|minus|lose|skip|(?:leave|take) (?:out|off)|no)\b/

/** The kinds of service that a bundle is asked of: two that are named, else all. */
function kindsIn(
  text: string,
  before: readonly ServiceKind[],
  spokenOf: ServiceKind | null,
): readonly ServiceKind[] {
  const named = bundleKinds.filter(kind => kindPatterns[kind].test(text))
  // `Drop the TV`: what is left of the one that was put together.
  const left = (before.length > 1 ? before : bundleKinds).filter(kind => !named.includes(kind))
  if (dropped.test(text) && named.length > 0 && left.length > 0) return left
  // A place, a limit, who lives there, or which of those costs least, after one that was put together: the same services.
  if (named.length === 0 && before.length > 1 && (amongThose.test(text) || !otherBundles.test(text)))
    return before
  // `Add TV` to one that was put together, `what about with 1 gig`.
  const isPart = named.length === 1 && named.every(kind => before.includes(kind))
  if (named.length > 0 && before.length > 1 && (isPart || added.test(text)))
    return bundleKinds.filter(kind => before.includes(kind) || named.includes(kind))
  // `Add TV to that` after internet: these two.
  if (named.length === 1 && spokenOf && !named.includes(spokenOf) && added.test(text))
    return [spokenOf, ...named]
  return named.length > 1 ? named : cheapestOf.test(text) && before.length > 1 ? before : bundleKinds
}

const alone =
  /\b(?:do|must|would|will|does|dont|not) (?:i |we |you |they |it )?(?:\w+ )?(?:need|have to (?:get|have|buy)|require\w*|must i (?:get|have|buy)) (?:a |the |any )?(?:tv|cable tv|bundle|phone)\b|\b(?:have|need|got) to (?:bundle|take|add|order|pay for) (?:a |the |any )?(?:tv|cable|phone|bundle|internet)\b|\b(?:just|only) (?:the |get )?(?:internet|wi-?fi)\b(?! ?(?:and|n|plus|&|with) (?:the )?(?:tv|cable|directv))|\binternet only\b|\bis (?:the )?tv included\b|\b(?:do|does)\b.*\b(?:internet )?plans? (?:include|come with) (?:the )?tv\b/

const NONE_OFF =
  'I know of no discount for a bundle: the builder adds prices up and takes nothing off for a bundle; a provider may.'

/** Labels state what is typical of a plan, which may be a little less than its name says. */
const isAtLeast = (plan: InternetPlan, mbps: number): boolean =>
  plan.downloadMbps > mbps || isNear(plan, mbps)

const keepsPhone = /\b(?:land ?lines?|home phone)\b/
const NO_PHONE_SERVICE =
  ' Phone service we don’t compare: the landline can stay with its company, which says what it costs by itself.'

const bundle: AnswerOf = asking => {
  const [seller] = namedInternet(asking)
  if (alone.test(asking.asked.text))
    return {
      text: `No. The internet plans in our catalog${seller ? `, those of ${seller.name} among them,` : ''} are sold alone, at the price shown. TV or security is your choice.`,
      links: [{ label: 'Compare all plans', href: '/internet-plans' }, bundles],
    }
  const { catalogue, asked, dialogue, place } = asking
  const inside = /\bwhat(?:s|.s)?\b.*\bin (?:it|that|this|them|those)\b/.test(asked.text)
  const meant = catalogue.premadeBundles.filter(
    ({ name }) => inside || asked.text.includes(name.toLowerCase()),
  )
  if (meant.length > 0)
    return {
      text: `${meant.map(one => `${one.name} from ${formatMonthly(one.startingCents)}: ${one.description}`).join(' ')} Its price is a starting price; the builder adds up single services over 24 months.`,
      links: [bundles],
    }
  const today = ({ schedule }: { schedule: PriceSchedule }) => priceToday(schedule)
  const together = spokenTogether(asking)
  const isOfSeveral = isOfSeveralKinds(catalogue, { plans: together })
  const spoken = dialogue.topic === 'bundle' || isOfSeveral ? together : []
  // `Is there a bundle discount` after one that was put together.
  if (spoken.length > 1 && asked.providers.length === 0 && /\bdiscounts?\b/.test(asked.text))
    return { text: NONE_OFF, links: [bundles], focus: spoken }
  const bothWanted = isTvWithInternet(dialogue) ? 'internet tv' : ''
  const kinds = kindsIn(
    `${asked.text} ${bothWanted} ${asked.mbps === null && !keepsPhone.test(asked.text) ? '' : 'internet'} ${asked.providers.flatMap(one => one.kinds).join(' ')}`,
    [...new Set(spoken.flatMap(id => catalogue.offering(id)?.kind ?? []))],
    dialogue.kind,
  )
  // `Swap ADT for Vivint`: the second of them.
  const chosen =
    asked.providers.length === 2 && swapsFor.test(asked.text) ? asked.providers.slice(1) : asked.providers
  const named = new Set(chosen.map(({ id }) => id))
  const packages = partsNamed(asking, spoken)
  const parts = partsOffered(asking, [...spoken, ...asked.plans.map(({ id }) => id)])
  // What it costs, or whether it is sold there: the one that was just put together.
  const isOfWhole = [priceOnly, bareZip, sumOfThem, overTime].some(one => one.test(asked.text))
  const before = isOfWhole && asked.providers.length === 0 ? spoken : []
  const spokenOf = (place ? parts : bundleParts(catalogue)).filter(part => before.includes(part.planId))
  const again = spokenOf.length === before.length ? spokenOf : []
  const gone = place
    ? before.filter(id => dialogue.named.includes(id) && !spokenOf.some(part => part.planId === id))
    : []
  const notThere =
    gone.length > 0
      ? `${listInWords(gone.flatMap(id => bundleParts(catalogue).filter(part => part.planId === id)).map(part => fullName(part.providerName, part.plan)))} I don’t find there. `
      : ''
  const noSuch =
    asked.mbps !== null && asked.plans.length === 0 && named.size === 1
      ? `I know no plan of ${listInWords(asked.providers.map(({ name }) => name))} with ${mbpsInWords(asked.mbps)}, so here is its cheapest. `
      : ''
  // `Add TV` after `with 1 gig`.
  const mbps = asked.mbps ?? (spoken.length > 1 ? dialogue.mbps : null)
  const isFast = ({ planId }: { planId: string }) => {
    const plan = catalogue.internetPlan(planId)
    return mbps !== null && plan !== undefined && isAtLeast(plan, mbps)
  }
  const isFaster = fasterInBundle(catalogue, asked.text, spoken, parts)
  const wanted = new Set([...asked.plans.map(({ id }) => id), ...packages.map(({ planId }) => planId)])
  const cheapest =
    again.length > 1
      ? again
      : kinds.flatMap(
          kind =>
            // What is not sold at the place that was named since is none of it.
            spokenOf.find(part => part.kind === kind) ??
            parts
              .filter(part => part.kind === kind)
              .filter(
                (part, _, own) => !own.some(one => named.has(one.providerId)) || named.has(part.providerId),
              )
              .filter((part, _, own) => !own.some(one => wanted.has(one.planId)) || wanted.has(part.planId))
              .filter((part, _, own) => !own.some(isFast) || isFast(part))
              .filter((part, _, own) => !isFaster || !own.some(isFaster) || isFaster(part))
              .toSorted((a, b) => today(a) - today(b))[0] ??
            [],
        )
  const schedule = combineSchedules(cheapest.map(part => withAddedFee(part.schedule, part.fee)))
  const sum = bundleTotalCents(cheapest)
  const toldKinds = cheapest.map(({ kind }) => kind)
  const isAllChosen = again.length > 1 || isFaster !== null || cheapest.every(part => wanted.has(part.planId))
  const isThere = (id: string | null) => id === null || parts.some(part => part.planId === id)
  const ofKinds = catalogue.premadeBundles.filter(
    ({ contents }) =>
      toldKinds.length === contents.length && toldKinds.every(kind => contents.includes(kind)),
  )
  const asKinds =
    toldKinds.length < bundleKinds.length && ofKinds.length > 0 ? ofKinds : catalogue.premadeBundles
  const ofNamed = asked.providers.filter(one => one.kinds.includes('internet')).map(({ id }) => id)
  const premade = place
    ? asKinds.filter(({ opensWith }) => isThere(opensWith.internet))
    : asKinds.filter(
        ({ opensWith }) =>
          ofNamed.length === 0 ||
          ofNamed.includes(catalogue.offering(opensWith.internet ?? '')?.providerId ?? ''),
      )
  const told =
    toldKinds.length < 2 || isAllChosen
      ? ''
      : premade.length > 0
        ? `Pre-made bundles: ${listInWords(premade.map(one => `${one.name} from ${formatMonthly(one.startingCents)}`))}. `
        : !place
          ? ''
          : `Our pre-made bundles for that open with ${listInWords([...new Set(asKinds.flatMap(({ opensWith }) => (opensWith.internet ? catalogue.providerName(catalogue.offering(opensWith.internet)?.providerId ?? '') : [])))])}, which I don’t find there. `
  const [least] = premade.toSorted((a, b) => a.startingCents - b.startingCents)
  const ofThem = !amongThose.test(asked.text)
    ? ''
    : least && least.startingCents < sum
      ? `The cheapest of those is ${least.name}, from ${formatMonthly(least.startingCents)}. `
      : `The cheapest is put together yourself, ${formatMonthly(sum)}. `
  const budget = asked.budgetCents
  const apart = /\b(?:cheaper|save|saves|savings?|separate\w*|seperate\w*|apart|discounts?|deal)\b/.test(
    asked.text,
  )
    ? `${NONE_OFF} `
    : ''
  const absent = asked.providers.filter(one => !parts.some(part => part.providerId === one.id))
  const without =
    absent.length > 0
      ? `The builder has no plan of ${listInWords(absent.map(({ name }) => name))}: order that apart. `
      : ''
  // What the builder lists only where an address has it.
  const elsewhere = place ? [] : cheapest.filter(part => !part.inBuilder)
  const ifThere =
    elsewhere.length > 0
      ? ` The builder offers ${listInWords(elsewhere.map(({ providerName }) => providerName))} where your address has it: tell me your ZIP code.`
      : ''
  const whats = listInWords(cheapest.map(({ kind }) => kindNames[kind]))
  const isChosen = again.length > 1 || isFaster !== null || cheapest.some(part => wanted.has(part.planId))
  const what = isChosen
    ? `${whats}: `
    : `the cheapest ${whats} of the builder ${cheapest.length === 1 ? 'is' : 'are'} `
  const priced = cheapest.map(part => ({ ...part, name: fullName(part.providerName, part.plan) }))
  const verdict = budget === null ? '' : fitsBudget(priced, budget)
  // What only may be there is said to be so by whatever tells plans.
  const unsure = cheapest.filter(one => 'certainty' in one && one.certainty === 'likely')
  const internet = cheapest.find(({ kind }) => kind === 'internet')
  const likely = internet && !isChosen && mbps === null ? cheaperIfThere(asking, internet, sum) : ''
  const isRare = place && internet && 'reach' in internet && internet.reach === 'few'
  const rare = isRare ? ` ${internet.providerName} reaches ${partOfCounties('few', place.result.place)}.` : ''
  return {
    text: `${swaps.test(asked.text) ? 'In the builder you pick each part yourself. ' : ''}${without}${noSuch}${notThere}${apart}${ofThem}${told}${cheapest.length === 1 ? 'Alone' : 'Put together yourself'}, ${what}${listInWords(priced.map(part => `${part.name} ${formatMonthly(today(part))}`))}: ${formatMonthly(sum)} in all, ${horizonTotal(schedule)}.${verdict}${carriesHome(asking, internet?.planId ?? undefined)}${rare}${likely}${ifThere}${keepsPhone.test(asked.text) ? NO_PHONE_SERVICE : ''}${channelsUnknown(asked.text, asking.salesPhone)} ${place ? `For ${place.where}. ${place.certainty}` : `With ${anySeller(catalogue, catalogue.bundleBuilder.security)}, DIRECTV and the internet sold at your address the builder adds it up.`}`,
    links: [bundles],
    ...(unsure.length > 0 ? { plans: unsure.map(part => part.planId) } : {}),
    focus: cheapest.map(part => part.planId),
  }
}

/** Questions about several services together. */
export const bundleAnswers = { bundle } satisfies Record<string, AnswerOf>
