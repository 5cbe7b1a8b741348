import { wordsAbout } from '#domain/catalog/condition.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import { totalWords } from '#domain/pricing/known-total.ts'
import { monthsAtTodaysPrice, priceToday } from '#domain/pricing/price-schedule.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import {
  type AnswerOf,
  type Asking,
  isFirstOfMany,
  namedInternet,
  placeNote,
  plansMeant,
  plansOnOffer,
} from './asking.ts'
import { laterInWords } from './later-answers.ts'
import { results } from './page-links.ts'
import { listOf } from './plan-list.ts'
import { linksOfPlans, listInWords, planListLink, planName } from './plan-words.ts'
import { focused, plansInQuestion } from './plans-in-question.ts'

/** Whether the provider promises today's price for three years. */
const isPromised = ({ schedule }: InternetPlan) =>
  monthsAtTodaysPrice(schedule) >= 36 && schedule.steps.length > 1

/** The plans with a lock that a question is about: by name or spoken of, else all of the provider that sells it; empty where it is about others. */
function lockedPlans(asking: Asking): readonly InternetPlan[] {
  const { catalogue, dialogue } = asking
  const { providerId } = catalogue.guides.priceLock
  const meant = plansMeant(asking).filter(plan => plan.providerId === providerId)
  const isNamed = namedInternet(asking).some(({ id }) => id === providerId)
  const isSpokenOf = namedInternet(asking).length === 0 && dialogue.providers.includes(providerId)
  const own = meant.length > 0 ? meant : isNamed || isSpokenOf ? catalogue.plansOf(providerId) : []
  return own.filter(plan => plan.priceLock !== null)
}

/** A plan with its price locked: price, total and, where it is asked for, the first bill, each beside the same without. */
function lockOf(asking: Asking, plan: InternetPlan): string {
  const { catalogue, asked } = asking
  if (!plan.priceLock) return ''
  const { months: locked, schedule } = plan.priceLock
  // `After a year` asks what comes then, not for a sum of twelve months.
  const months = /\bafter\b/.test(asked.text) ? locked : (asked.months ?? locked)
  const extra = priceToday(schedule) - priceToday(plan.schedule)
  const bill = /\bfirst (?:bill|month)\b/.test(asked.text)
    ? ` The first bill with it is ${totalWords(schedule, 1)}, in place of ${totalWords(plan.schedule, 1)}.`
    : ''
  return `${catalogue.providerName(plan.providerId)} locks the price of ${plan.name} at ${formatMonthly(priceToday(schedule))} for ${locked} months, ${formatCents(extra)} more than at first without the lock: ${totalWords(schedule, months)} over ${months} months, with the one-time fees that are published. Without it, ${laterInWords(asking, plan).replace(/\.$/, '')}: ${totalWords(plan.schedule, months)} over ${months} months.${bill}`
}

const priceLock: AnswerOf = asking => {
  const { catalogue } = asking
  const { priceLock: lock } = catalogue.guides
  const { kind } = asking.dialogue
  const covers =
    /\b(?:cover|include|protect|apply)\w*\b|\bhow (?:do|does)\b.*\bwork\b|\bwhat (?:is|does)\b.*\b(?:lock|mean)\b/.test(
      asking.asked.text,
    )
  const meaning = covers
    ? 'A price lock keeps the monthly price of the plan for a set time. Taxes, fees and rented equipment are outside it unless the provider says otherwise. '
    : ''
  if (kind !== null && kind !== 'internet' && namedInternet(asking).length === 0)
    return {
      text: `I know of no price lock for ${kind === 'tv' ? 'TV' : 'home security'}: the prices here are those of today, and later ones aren’t published. Ask at ${asking.salesPhone} before you order.`,
      links: [],
    }
  const isOfOne = asking.dialogue.providers.length === 1 && !isFirstOfMany(asking)
  const isOfAny =
    /\b(?:anything|any|anyone|anybody|which|who|something|plans?|cheapest)\b/.test(asking.asked.text) ||
    (!isOfOne && /\bis there\b/.test(asking.asked.text))
  const meant = isOfAny && namedInternet(asking).length === 0 ? [] : plansInQuestion(asking)
  const lockable = catalogue
    .plansOf(lock.providerId)
    .flatMap(plan =>
      plan.priceLock ? [`${plan.name} ${formatMonthly(priceToday(plan.priceLock.schedule))}`] : [],
    )
  const lockText = `${catalogue.providerName(lock.providerId)} locks the price of ${lockable.length} plans for ${lock.months} months for ${formatCents(lock.extraMonthlyCents)} a month more: ${listInWords(lockable)}.`
  const about = meant.filter(plan => plan.providerId !== lock.providerId)
  if (about.length > 0) {
    // Where nothing is promised, that is the answer.
    const free = about.filter(plan => !isPromised(plan)).map(plan => catalogue.providerName(plan.providerId))
    const none = free.length > 0 ? `I know of no price lock of ${listInWords([...new Set(free)])}. ` : ''
    return {
      text: `${meaning}${none}${about
        .slice(0, 3)
        .flatMap(plan => [
          laterInWords(asking, plan),
          ...wordsAbout(plan.conditions, 'introduction', 'lasting'),
        ])
        .join(' ')}`,
      links: linksOfPlans(catalogue, about),
      ...focused(about),
    }
  }
  const links = linksOfPlans(catalogue, catalogue.plansOf(lock.providerId).slice(0, 1))
  // By its name or as what was spoken of: with its own figures, and without a card, which would be of the plan without the lock.
  const locked = lockedPlans(asking)
  const [plan] = locked
  if (plan && locked.length === 1)
    return { text: `${meaning}${lockOf(asking, plan)} ${AFTER_LOCK}`, links, focus: [plan.id] }
  if (meant.length > 0) {
    const without = asking.asked.plans.filter(one => one.priceLock === null)
    const none =
      without.length > 0
        ? `There is no lock for ${listInWords(without.map(one => planName(catalogue, one)))}. `
        : ''
    return {
      text: `${none}${meaning}${locked.length > 1 ? ofSeveral(asking, locked) : lockText}`,
      links,
      ...focused(meant),
    }
  }
  const keeping = (ids: readonly InternetPlan[]) =>
    listInWords([...new Set(ids.map(plan => catalogue.providerName(plan.providerId)))])
  const offered = plansOnOffer(asking)
  const promised = offered.filter(isPromised)
  const flat = offered.filter(plan => plan.schedule.steps.length === 1)
  const isSoldThere = offered.some(plan => plan.providerId === lock.providerId)
  const parts = [
    isSoldThere ? lockText : '',
    promised.length > 0 ? `${keeping(promised)} promises today’s price for 36 months.` : '',
    flat.length > 0
      ? `Plans without an introductory period come from ${keeping(flat)}; that price can still change.`
      : '',
  ].filter(part => part !== '')
  const steady = [...new Set([...promised, ...flat])].toSorted(cheapestFirst)
  if (steady.length > 0 && /\bcheapest\b/.test(asking.asked.text))
    return listOf(asking, `${parts.join(' ')} The cheapest of those:`, steady)
  return {
    text: `${meaning}${parts.length > 0 ? parts.join(' ') : 'I find no plan there whose price is promised to stay.'}${asking.place ? `\n${placeNote(asking)}` : ''}`,
    links: [...(isSoldThere ? links : []), planListLink({ sort: 'total' }, 'Plans by 24-month total')],
  }
}

/** What a lock ends in: within it the price stays, and what follows without one may be published. */
export const lockEnds: AnswerOf = asking => {
  const { catalogue } = asking
  const plans = lockedPlans(asking)
  const links = [{ label: 'Price changes', href: '/price-changes' }, results]
  if (plans.length > 0) {
    const lines = plans.length === 1 ? plans.map(plan => lockOf(asking, plan)) : [ofSeveral(asking, plans)]
    return {
      text: `${lines.join(' ')} ${AFTER_LOCK}`,
      links: [...linksOfPlans(catalogue, plans), ...links],
      focus: plans.length === 1 ? plans.map(({ id }) => id) : asking.dialogue.plans,
    }
  }
  const [named] = asking.asked.providers
  return {
    text: `Then the provider’s price of that time counts, which nobody publishes in advance: ${named?.name ?? 'the provider'} can raise it, and your bill says so. Note the month, ask before it what you’d pay, and compare again then; without a contract no term keeps you.`,
    links,
  }
}

const AFTER_LOCK = 'Nobody publishes what it costs after the lock: note the month and compare again then.'

/** Several plans with a lock: what each costs with it, what follows its introductory price without, and both in sum where a time is named. */
function ofSeveral({ asked, catalogue }: Asking, plans: readonly InternetPlan[]): string {
  const { providerId, months, extraMonthlyCents } = catalogue.guides.priceLock
  const each = plans.flatMap(({ name, priceLock, schedule }) => {
    const later = schedule.steps[1]?.monthlyCents
    if (!priceLock || !later) return []
    const sums =
      asked.months === null || /\bafter\b/.test(asked.text)
        ? ''
        : `, over ${asked.months} months ${totalWords(priceLock.schedule, asked.months)} in place of ${totalWords(schedule, asked.months)}`
    return [
      `${name} stays at ${formatMonthly(priceToday(priceLock.schedule))} (without it ${formatMonthly(later)} after the first ${monthsAtTodaysPrice(schedule)} months${sums})`,
    ]
  })
  return `The price lock of ${catalogue.providerName(providerId)} costs ${formatCents(extraMonthlyCents)} a month more and lasts ${months} months: ${listInWords(each)}.`
}

/** Questions about prices that are promised. */
export const lockAnswers = { price_lock: priceLock } satisfies Record<string, AnswerOf>
