import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import { countedMbps, reachesSpeed } from '#domain/catalog/speed-words.ts'
import { OTHER_PRICE } from '#domain/pricing/added-fee.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { mbpsInWords } from '#domain/speed-needs/speed-needs.ts'
import { billOfTwo, whatIsSaved } from '../understanding/shapes.ts'
import { type AnswerOf, type Asking, namedInternet, plansOnOffer } from './asking.ts'
import { feesIncluded, totalThere } from './fees-there.ts'
import { plansThere } from './places/plans-there.ts'
import { listOf } from './plan-list.ts'
import { planListLink, planName } from './plan-words.ts'
import { paidNow, thatBill } from './whose-bill.ts'

const saysWhatIsPaid = /\b(?:i|we|im|am|my|our|currently|now)\b|\bpay(?:ing)?\b/

const callsFirst = /\b(?:worth (?:calling|a call)|should i (?:just )?(?:call|switch)|call(?:ing)? them)\b/

/** `I have Xfinity 500`: the speed of what somebody has, without a unit. */
const hasSpeed =
  /\b(?:have|has|got|on|with|using|pay for|price for|pay(?:ing)? \d{2,3}(?: a month| bucks| dollars)? for)(?: \w+){1,2} ([1-9]\d{2,3})\b(?! ?(?:dollars|bucks|a month|per month|monthly|gb|channels|\/|\.\d))/
const speedHeld = (text: string): number => Number(hasSpeed.exec(text)?.[1] ?? 0)

/** A satellite is no match for the line that somebody has, though it may cost less. */
export const linesFirst = (a: InternetPlan, b: InternetPlan): number =>
  Number(a.type === 'satellite') - Number(b.type === 'satellite') || cheapestFirst(a, b)

/** What somebody pays against what our catalog has. */
export const goodDeal: AnswerOf = asking => {
  const { asked, catalogue, dialogue, place } = asking
  const [named] = namedInternet(asking)
  const own = named ? plansThere(asking, named.id).toSorted(cheapestFirst) : []
  // `How much would I save` goes on with what was told to be paid.
  const isOfBill = dialogue.topic === 'good_deal' || whatIsSaved.test(asked.text.replace(/[?.!]+$/, ''))
  const goesOn = asked.budgetCents === null && isOfBill
  const pays = goesOn ? dialogue.budgetCents : asked.budgetCents
  // Who pays is no new customer there.
  const theirId = named?.id ?? (goesOn ? (dialogue.own ?? dialogue.providers[0]) : undefined)
  const isOther = (plan: InternetPlan) => plan.providerId !== theirId
  const cheaper = plansOnOffer({ ...asking, asked: { ...asked, providers: [] } }).filter(
    plan => pays === null || priceToday(plan.schedule) < pays,
  )
  // What is slower than what somebody has is no match for it, unless nothing else is left.
  const mbps = asked.mbps ?? speedHeld(asked.text)
  const asFast = cheaper.filter(plan => reachesSpeed(countedMbps(plan), mbps))
  const isSlower = asked.mbps === null && !asFast.some(isOther)
  const below = isSlower ? cheaper : asFast
  const absent = place
    ? namedInternet(asking).filter(({ id }) => !place.result.plans.some(plan => plan.providerId === id))
    : []
  const isAbsent = absent.some(one => one === named)
  const list = listOf(
    asking,
    '',
    (isAbsent
      ? []
      : own.filter(plan => isSlower || reachesSpeed(countedMbps(plan), mbps)).slice(0, 1)
    ).concat(below.filter(isOther).toSorted(linesFirst)),
  )
  const start =
    pays === null || !saysWhatIsPaid.test(asked.text) ? '' : paidNow(asked.text, formatMonthly(pays))
  const [least] = below.filter(isOther).toSorted(linesFirst)
  const saved =
    pays !== null && least && /\bsav(?:e|es|ed|ing|ings)\b/.test(asked.text)
      ? savedInWords(asking, least, pays)
      : ''
  const [spoken] = dialogue.plans.flatMap(id => catalogue.internetPlan(id) ?? [])
  const isThere = !place || place.result.plans.some(({ id }) => id === spoken?.id)
  // `How much would that save her`, of a smaller plan of the same provider.
  const ofSpoken =
    goesOn &&
    pays !== null &&
    isThere &&
    spoken &&
    spoken.providerId === theirId &&
    priceToday(spoken.schedule) < pays
      ? `${planName(catalogue, spoken)} at ${formatMonthly(priceToday(spoken.schedule))} is ${formatCents(pays - priceToday(spoken.schedule))} a month less than ${formatMonthly(pays)}, if it is sold at that price to who has another plan there: ask. `
      : ''
  const told = asked.mbps === null && mbps > 0
  const ofSpeed = told && !isSlower ? ` of what has your ${mbpsInWords(mbps)} or more` : ''
  const noneAsFast = told && isSlower ? `I find nothing with your ${mbpsInWords(mbps)} for less. ` : ''
  // `Can you beat that`: what is confirmed there, for less.
  const noneLess =
    pays !== null && place && !below.some(isOther)
      ? `I find nobody else for less than ${formatMonthly(pays)} confirmed there. `
      : ''
  const theirs =
    named && own[0] && !isAbsent
      ? `New ${named.name} customers start at ${formatMonthly(priceToday(own[0].schedule))} for ${own[0].name}. `
      : ''
  const notThere =
    absent.length > 0 && place
      ? `I do not find ${absent.map(({ name }) => name).join(' or ')} around ${place.where}. `
      : ''
  return {
    ...list,
    text: `${start}${withoutTv(asking)}${ofSpoken}${saved}${notThere}${theirs}${noneAsFast}${noneLess}${callsFirst.test(asked.text) ? `A call is worth it: ask ${named?.name ?? 'your provider'} for a current promotion or a smaller plan, and say what others charge and that you’d switch. ` : ''}Compare the whole cost${ofSpeed}, with fees and what comes after the promotion:${list.text.startsWith('\n') ? '' : '\n'}${list.text}`,
    links: [planListLink({ sort: 'total' }, 'Plans by 24-month total'), ...list.links],
  }
}

/** A bill with TV in it is held against internet alone: that is said, with what TV starts at. */
function withoutTv({ asked, catalogue }: Asking): string {
  const [tv] = catalogue.tvPackages.toSorted((a, b) => priceToday(a.schedule) - priceToday(b.schedule))
  return tv && billOfTwo.test(asked.text)
    ? `These prices are for internet alone; TV comes on top, DIRECTV from ${formatMonthly(priceToday(tv.schedule))}. `
    : ''
}

/** What the cheapest plan costs less than a bill that stays as it is, fees included, as far as its prices are published. */
function savedInWords(asking: Asking, plan: InternetPlan, pays: number): string {
  const { asked, catalogue } = asking
  const months = asked.months ?? 12
  const total = totalThere(asking, plan, months)
  const less = pays * months - total.cents
  if (less <= 0) return ''
  const name = planName(catalogue, plan)
  const bill = thatBill(`${asked.text} ${asking.dialogue.question.toLowerCase()}`)
  if (total.isAbout)
    return `Over ${months} months ${name} costs about ${formatCents(less)} less than ${bill}: ${OTHER_PRICE}. `
  return total.known
    ? `Over ${months} months ${name} costs ${formatCents(less)} less than ${bill}, ${feesIncluded(asking, plan, months)}. `
    : `Over ${months} months ${name} costs up to ${formatCents(less)} less than ${bill}; its later price isn’t published. `
}
