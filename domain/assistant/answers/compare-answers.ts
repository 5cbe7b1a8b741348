import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import { countedMbps, middleMbps } from '#domain/catalog/speed-words.ts'
import { MAX_PICKED } from '#domain/comparison/pick-plans.ts'
import { byTotal, TOTAL_MONTHS, totalInWords } from '#domain/pricing/known-total.ts'
import { capitalized } from '#domain/shared/first-letter.ts'
import { formatCents } from '#domain/shared/money.ts'
import { everydayUse } from '#domain/speed-needs/online-uses.ts'
import { speedNeed } from '#domain/speed-needs/speed-needs.ts'
import { spellingsIn } from '../reading/plans-named.ts'
import { typesInWords } from '../reading/wishes.ts'
import { comesExtra, howMuchMore, thanPlace } from '../understanding/shapes.ts'
import { type AnswerOf, type Asking, namedInternet, plansOnOffer, type Reply } from './asking.ts'
import { mostThere, totalThere } from './fees-there.ts'
import { asksForPick, firstByFormula } from './first-by-formula.ts'
import { goodDeal } from './good-deal-answer.ts'
import { kindsOfLine, likeForLike, lowestOfEach, termsApart } from './like-for-like.ts'
import { enoughInWords } from './of-compared.ts'
import { howWeRank } from './page-links.ts'
import { isThere } from './places/is-there.ts'
import { entryThere, plansThere } from './places/plans-there.ts'
import { placeNamed } from './plan-answers.ts'
import { extraOf, fasterOf, gapOf, sendsMuch, uploadsCompared } from './plan-differences.ts'
import { withPlanLines } from './plan-lines.ts'
import { linksOfPlans, listInWords, planListLink, planName } from './plan-words.ts'
import { focused, isNear } from './plans-in-question.ts'
import { planPrice, provider } from './provider-answers.ts'
import { leastDelay } from './satellites.ts'

const compare: AnswerOf = asking => {
  const { asked, catalogue, dialogue, place } = asking
  const named = namedInternet(asking)
  // Of a technology that is named, where the provider sells one.
  const ofType = (id: string) =>
    catalogue
      .plansOf(id)
      .filter(plan => asked.types.includes(plan.type))
      .toSorted(cheapestFirst)[0]
  const isOfSpeed = /\b(?:faster|quicker|fastest)\b/.test(asked.text)
  // `Which is faster` of two providers: each with the fastest that it sells, there where a place is known.
  const fastest = (id: string) =>
    isOfSpeed && asked.plans.length === 0 && named.length > 1
      ? (place ? plansOnOffer(asking) : catalogue.internetPlans)
          .filter(plan => plan.providerId === id)
          .toSorted((a, b) => countedMbps(b) - countedMbps(a))[0]
      : undefined
  const entry = (id: string) => ofType(id) ?? fastest(id) ?? entryThere(asking, id) ?? []
  const listed = dialogue.listed.flatMap(id => catalogue.internetPlan(id) ?? [])
  // `Is it faster than the first`: two of what was listed. `Than 1 gig` is no place.
  const than = thanPlace.test(asked.text) ? placeNamed(asked.text.match(/\bthan .*/)?.[0] ?? '') : null
  const spoken = dialogue.plans.flatMap(id => catalogue.internetPlan(id) ?? [])
  const other = than === null ? undefined : listed.at(than)
  const isOfOneProvider = new Set(spoken.map(({ providerId }) => providerId)).size === 1
  // `Price for 1 gig on both`: of each its plan at that speed.
  const atSpeed = (plan: InternetPlan) =>
    asked.mbps === null || named.length > 0 || isOfOneProvider
      ? plan
      : (plansThere(asking, plan.providerId).find(one => isNear(one, asked.mbps ?? 0)) ?? plan)
  const both =
    spoken.length === 1
      ? spoken.concat(dialogue.lastPlans.flatMap(id => catalogue.internetPlan(id) ?? []))
      : spoken.map(atSpeed)
  const before = other ? [...spoken.slice(0, 1).filter(({ id }) => id !== other.id), other] : both
  const [nameA, nameB] = named
  const isPlain = asked.plans.length === 0 && asked.mbps === null && asked.types.length === 0 && !isOfSpeed
  const alike =
    isPlain && nameA && nameB && named.length === 2 ? likeForLike(asking, [nameA.id, nameB.id]) : null
  const plans =
    asked.plans.length >= 2
      ? asked.plans
      : alike
        ? alike
        : named.length >= 2
          ? named.flatMap(({ id }) => calledOf(asking, id) ?? entry(id))
          : [
              ...before.filter(plan => plan.providerId !== named[0]?.id),
              ...named.flatMap(({ id }) => entry(id)),
            ]
  const [sole] = named
  if (sole && named.length === 1 && spellingsIn(sole, asked.text) > 1) return oneCompany(asking, sole)
  const [first, second] = plans
  if (!first || !second)
    return /\bside by side\b|\bcompare\b/.test(asked.text) && named.length === 0
      ? {
          text: `Name two providers or plans, and I’ll put them side by side. Or open the list of all plans, mark up to ${MAX_PICKED} and compare them there.`,
          links: [planListLink({ view: 'compare' }, 'Compare plans')],
          kind: 'asks',
        }
      : null
  const months = asked.months ?? TOTAL_MONTHS
  // `AT&T Fiber 500 and Xfinity 500`: a kind of line in a plan’s name is asked of nobody else.
  const lacking =
    asked.types.length === 1 && asked.plans.length === 0 ? named.filter(({ id }) => !ofType(id)) : []
  const none =
    lacking.length > 0
      ? `I have no ${typesInWords(asked.types)} plan of ${listInWords(lacking.map(({ name }) => name))} in the catalog. `
      : ''
  const quick = isOfSpeed ? `${fasterOf(asking, [first, second])} ` : ''
  const lag = /\blag|latency|delay|ping/.test(asked.text) ? `${leastDelay(catalogue)} ` : ''
  const upload = sendsMuch.test(asked.text) ? `${uploadsCompared(asking, [first, second])} ` : ''
  // Three by name are all wanted.
  const shown = named.length > 2 || asked.plans.length > 2 ? plans.slice(0, MAX_PICKED) : [first, second]
  const differs = howMuchMore.test(asked.text) ? `${gapOf(asking, [first, second])} ` : ''
  const pick = asksForPick.test(asked.text) ? `${firstByFormula(asking, shown)} ` : ''
  const extra = comesExtra.test(asked.text) ? `${extraOf(asking, [first, second])} ` : ''
  const forPeople =
    asked.people === null
      ? ''
      : ` For ${asked.people}: ${enoughInWords(catalogue, shown, speedNeed({ people: asked.people, uses: [everydayUse(catalogue)] }))}`
  // Whether both are there is told where it was asked, and where one is not.
  const doubted = place
    ? named.filter(({ id }) => asked.zipCode !== null || !place.result.providers.some(one => one.id === id))
    : []
  const there = doubted
    .map(
      (one, index) =>
        `${index === 0 ? '\n' : ' '}${place ? isThere(one, place.result, place.where, '').text.trim() : ''}`,
    )
    .join('')
  return {
    text: `${withPlanLines(asking, `${none}${pick}${quick}${upload}${differs}${extra}${lag}Side by side${alike ? ', at about the same speed' : ''}:`, shown, months)}\n${cheaperOf(asking, shown, months)}${alike ? `${lowestOfEach(asking, shown)}${cheaperAtLowest(asking, shown, months)}` : ''}${forPeople}${termsApart(asking, shown)}${kindsOfLine(asking, shown)}${there}`,
    links: [
      planListLink(
        { picked: shown.map(({ id }) => id), view: 'compare' },
        shown.length > 2 ? 'All side by side' : 'Both side by side',
      ),
      ...(pick ? [howWeRank] : linksOfPlans(catalogue, shown)),
    ],
    ...focused(shown),
    ...{ listed: shown.map(({ id }) => id), at: 0 },
  }
}

/** `Kinetic or Windstream`: two names of one company. */
function oneCompany(asking: Asking, { name, spellings }: Provider): Reply | null {
  const told = provider(asking)
  const names = spellings.map(capitalized)
  return told
    ? { ...told, text: `${listInWords(names)} are one company, ${name} in our catalog. ${told.text}` }
    : null
}

/** The plan of a provider that is called by name or speed, or the one nearest to the speed that another's is called by: `AT&T 500 and Spectrum 500`. */
function calledOf(asking: Asking, id: string): InternetPlan | undefined {
  const { plans } = asking.asked
  const called = plans.find(({ providerId }) => providerId === id)
  const [other] = plans
  if (called || !other) return called
  const mbps = middleMbps(other)
  const off = (plan: InternetPlan) => Math.abs(Math.log(middleMbps(plan) / mbps))
  return plansThere(asking, id)
    .filter(plan => off(plan) < MOST_APART)
    .toSorted((a, b) => off(a) - off(b))[0]
}
/** A third above, or a quarter below. */
const MOST_APART = 0.3

/** `Which is cheaper, Cox or AT&T`: of the lowest price of each, too, where other plans have it than those at about the same speed. */
function cheaperAtLowest(asking: Asking, shown: readonly InternetPlan[], months: number): string {
  const entries = shown.map(plan => entryThere(asking, plan.providerId) ?? plan)
  const areOthers = entries.some((plan, index) => plan.id !== shown[index]?.id)
  return areOthers && /\b(?:cheap\w*|costs? less|less)\b/.test(asking.asked.text)
    ? ` At these lowest prices: ${cheaperOf(asking, entries, months)}`
    : ''
}

/** Which of some plans costs least over some months, as far as published prices can tell. */
export function cheaperOf(asking: Asking, plans: readonly InternetPlan[], months: number): string {
  const { catalogue } = asking
  const [least, next] = plans
    .map(plan => ({ plan, total: totalThere(asking, plan, months) }))
    .toSorted((a, b) => byTotal(a.total, b.total))
  if (!least || !next) return ''
  const sure = surelyLeast(asking, plans, months)
  if (sure) return sure
  const by = next.total.cents - least.total.cents
  const hasUnknown = plans.some(plan => !totalThere(asking, plan, months).known)
  const name = planName(catalogue, least.plan)
  if (!least.total.known) {
    const published =
      by > 0
        ? `By what is published ${name} costs less over ${months} months: ${totalInWords(least.total)} against ${totalInWords(next.total)}. `
        : ''
    return `${published}Nobody can say which one costs less in the end: a later price, a fee or the price of your address isn’t known.`
  }
  if (!next.total.known && by <= 0)
    return `Nobody can say which one costs less over ${months} months: only the total of ${name} is certain.${by < 0 ? ` At the prices of today ${planName(catalogue, next.plan)} comes to ${formatCents(-by)} less.` : ''}`
  return by === 0
    ? `Both cost the same over ${months} months.`
    : `${name} costs ${totalInWords({ ...next.total, cents: by })} less over ${months} months${plans.length > 2 ? ` than ${planName(catalogue, next.plan)}, the next${plans.length > 2 && next.total.known && hasUnknown ? ' whose prices are all published' : ''}` : ''}.`
}

/** That one costs less than all others though its label states a fee only as up to an amount; null where that isn't certain. */
function surelyLeast(asking: Asking, plans: readonly InternetPlan[], months: number): string | null {
  for (const plan of plans) {
    const most = mostThere(asking, plan, months)
    if (most === null || totalThere(asking, plan, months).known) continue
    const others = plans.filter(one => one !== plan).map(one => totalThere(asking, one, months))
    const by = Math.min(...others.map(({ cents }) => cents)) - most
    // Of a total that is only about right nobody knows by how much it may be less.
    if (by > 0 && !others.some(one => one.isAbout))
      return `${planName(asking.catalogue, plan)} costs at least ${formatCents(by)} less over ${months} months.`
  }
  return null
}

/** Questions about named plans and providers: what they are, cost, and how they compare. */
export const compareAnswers = {
  ...{ good_deal: goodDeal, compare, provider, plan_price: planPrice },
} satisfies Record<string, AnswerOf>
