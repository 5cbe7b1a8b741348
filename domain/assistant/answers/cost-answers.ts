import { fullName } from '#domain/catalog/full-name.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { combineSchedules } from '#domain/pricing/combine-schedules.ts'
import { totalInWords, totalWords } from '#domain/pricing/known-total.ts'
import { monthsAtTodaysPrice, oneTimeTotal, priceToday } from '#domain/pricing/price-schedule.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import {
  type AnswerOf,
  type Asking,
  isFirstOfMany,
  namedInternet,
  placeNote,
  plansMeant,
  plansOnOffer,
  type Reply,
} from './asking.ts'
import { cheaperOf } from './compare-answers.ts'
import { feesByPlace, feesIncluded, feesThere, totalThere } from './fees-there.ts'
import { otherFeesInWords } from './label-words.ts'
import { laterInWords } from './later-answers.ts'
import { linksOfPlans, listInWords, planListLink, planName } from './plan-words.ts'
import { focused, plansInQuestion } from './plans-in-question.ts'

const DEPENDS = 'Taxes, and equipment you choose to rent, come on top.'

const firstBill: AnswerOf = asking => {
  const plans = plansInQuestion(asking).slice(0, 2)
  if (plans.length === 0)
    return {
      text: 'Which plan do you mean? Name the provider and I’ll add up the first bill: the first month’s price plus one-time fees.',
      links: [planListLink()],
      kind: 'asks',
    }
  const lines = plans.map(plan => {
    const today = priceToday(plan.schedule)
    const once = plan.schedule.oneTimeFees.map(fee => `${fee.label.toLowerCase()} ${formatCents(fee.cents)}`)
    return `First bill of ${planName(asking.catalogue, plan)}: ${formatCents(today + oneTimeTotal(plan.schedule))} (${[`first month ${formatCents(today)}`, ...once].join(', ')}).`
  })
  return {
    text: `${lines.join(' ')} ${DEPENDS}`,
    links: linksOfPlans(asking.catalogue, plans),
    ...focused(plans),
  }
}

const totalCost: AnswerOf = asking => {
  const { asked, catalogue, dialogue } = asking
  const months = asked.months ?? dialogue.months ?? 24
  const plans = plansInQuestion(asking).slice(0, 3)
  // A bundle, home security or TV that was spoken of: together where it is a bundle.
  const packages = asked.providers.flatMap(({ id }) => catalogue.packagesOf(id)).map(({ id }) => id)
  // `For 3 years` after the packages of one company: each of them, unless one was named.
  const [guard, ...guards] = dialogue.providers
  const ofGuard =
    guard !== undefined &&
    guards.length === 0 &&
    asked.providers.length === 0 &&
    dialogue.topic === 'security'
      ? catalogue.packagesOf(guard).filter(({ id }) => catalogue.offering(id))
      : []
  const before = dialogue.question.toLowerCase()
  const isOfOne = ofGuard.some(({ name }) => before.includes(name.toLowerCase()))
  const told = packages.length > 0 || isOfOne ? packages : ofGuard.map(({ id }) => id)
  const spoken = told.length > 0 ? told : dialogue.plans
  const parts = namedInternet(asking).length > 0 ? [] : spoken.flatMap(id => catalogue.offering(id) ?? [])
  if (parts.some(part => part.kind !== 'internet')) {
    const lines = parts.map(
      one => `${fullName(one.providerName, one.serviceName)} ${totalWords(one.schedule, months)}`,
    )
    const whole =
      dialogue.topic === 'bundle'
        ? ` Together ${totalWords(combineSchedules(parts.map(part => part.schedule)), months)}.`
        : ''
    return {
      text: `Over ${months} months: ${listInWords(lines)}.${whole} Where a later price isn’t published today’s is counted, so that’s the least you’ll pay.`,
      links: [{ label: 'Bundles', href: '/bundles' }],
      focus: spoken.slice(0, 8),
    }
  }
  if (plans.length === 0) return null
  if (secondYear.test(asked.text)) return ofSecondYear(asking, plans)
  const lines = plans.map(
    plan =>
      `${planName(catalogue, plan)} costs ${totalInWords(totalThere(asking, plan, months))} over ${months} months, ${feesIncluded(asking, plan)}.`,
  )
  return {
    text: [...lines, cheaperOf(asking, plans, months), ...feesByPlace(asking, plans), DEPENDS]
      .filter(line => line !== '')
      .join(' '),
    links: [planListLink({ sort: 'total' }, 'Plans by 24-month total'), ...linksOfPlans(catalogue, plans)],
    ...focused(plans),
  }
}

const secondYear = /\b(?:2nd|second) (?:year|yr)\b|\b(?:year|yr) (?:2|two)\b/

/** What the second year alone costs, which an introductory price ends before. */
function ofSecondYear(asking: Asking, plans: readonly InternetPlan[]): Reply {
  const lines = plans.map(plan => {
    const [first, both] = [12, 24].map(months => totalThere(asking, plan, months))
    const name = planName(asking.catalogue, plan)
    if (!first || !both?.known) return laterInWords(asking, plan)
    return `${name} costs ${formatCents(both.cents - first.cents)} in the second year, months 13 to 24; ${formatCents(first.cents)} in the first one, ${feesIncluded(asking, plan)}.`
  })
  return {
    text: [...lines, DEPENDS].join(' '),
    links: linksOfPlans(asking.catalogue, plans),
    ...focused(plans),
  }
}

/** Whatever is charged, not one thing by its name. */
const ofAllFees =
  /\b(?:hidden|other|extra|all|any|every|monthly|additional|surprise)\b.*\b(?:fees?|charges?|costs?)\b/

const fees: AnswerOf = asking => {
  const { catalogue } = asking
  const meant = plansMeant(asking)
  const named = namedInternet(asking)
  const plans = meant.length > 0 ? meant : named.flatMap(({ id }) => catalogue.plansOf(id))
  const charging = catalogue.internetPlans.filter(plan => oneTimeTotal(plan.schedule) > 0)
  const told = plans.length > 0 ? plans : charging
  const lines = [...Map.groupBy(told, plan => plan.providerId)].map(([id, own]) => {
    const name = catalogue.providerName(id)
    const byLabel = Map.groupBy(
      own.flatMap(plan => plan.schedule.oneTimeFees),
      fee => fee.label,
    )
    const sums = [...byLabel].map(([label, charged]) => {
      const amounts = [...new Set(charged.map(fee => fee.cents))].toSorted((a, b) => a - b).map(formatCents)
      return `${label.toLowerCase()} of ${amounts.length > 1 ? `${amounts.join(' or ')}, by plan` : amounts.join('')}`
    })
    const conditions = [
      ...new Set(own.flatMap(plan => plan.conditions.filter(one => /equipment|fee|charge/i.test(one)))),
    ]
    const isEither = sums.length > 1 && own.every(plan => plan.schedule.oneTimeFees.length < 2)
    return sums.length > 0
      ? `${name} charges once: ${isEither ? `${sums.join(' or ')}, by plan` : listInWords(sums)}; we count it in all totals.`
      : `Our catalog lists no one-time fee for ${name}. ${conditions.join(' ')}`.trim()
  })
  const free =
    plans.length === 0 && /\b(?:free|no|without|waive\w*|not charge)\b/.test(asking.asked.text)
      ? `No one-time fee is in our catalog for ${listInWords(catalogue.internetProviders.filter(({ id }) => catalogue.plansOf(id).every(plan => oneTimeTotal(plan.schedule) === 0)).map(({ name }) => name))}; new wiring can still cost something, so ask before you order. `
      : ''
  const others = plans.length === 0 ? ' The catalog lists no other one-time fees for internet.' : ''
  const labeled = ofAllFees.test(asking.asked.text)
    ? plans.filter(plan => plan.labels.length > 0 && !asking.labels.has(plan.id)).slice(0, 1)
    : []
  const onLabel = labeled
    .map(
      plan =>
        ` Fees that are charged each month, such as for equipment or paper bills, stand on the broadband label of ${planName(catalogue, plan)}.`,
    )
    .join('')
  return {
    text: `${free}${lines.join(' ')}${others}${otherFeesInWords(asking, plans.slice(0, 3))}${onLabel}${feesThere(asking, meant)} Taxes and, with some providers, equipment rental come on top.`,
    links: [
      ...labeled.map(plan => ({ label: 'Its broadband label', href: `/plans/${plan.id}/label` })),
      ...(plans.length > 0 ? linksOfPlans(catalogue, plans) : [planListLink()]),
    ],
    ...(meant.length > 0 ? focused(meant) : { focus: plans.slice(0, 1).map(({ id }) => id) }),
  }
}

/** Whether the provider promises today's price for three years. */
const isPromised = ({ schedule }: InternetPlan) =>
  monthsAtTodaysPrice(schedule) >= 36 && schedule.steps.length > 1

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
    /\b(?:anything|any|anyone|anybody|which|who|something|plans?)\b/.test(asking.asked.text) ||
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
        .map(
          plan =>
            `${laterInWords(asking, plan)} ${plan.conditions.filter(one => /price|guarante/i.test(one)).join(' ')}`,
        )
        .join(' ')}`,
      links: linksOfPlans(catalogue, about),
      ...focused(about),
    }
  }
  const links = linksOfPlans(catalogue, catalogue.plansOf(lock.providerId).slice(0, 1))
  if (meant.length > 0) return { text: `${meaning}${lockText}`, links, ...focused(meant) }
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
  return {
    text: `${meaning}${parts.length > 0 ? parts.join(' ') : 'I find no plan there whose price is promised to stay.'}${asking.place ? `\n${placeNote(asking)}` : ''}`,
    links: [...links, planListLink({ sort: 'total' }, 'Plans by 24-month total')],
  }
}

/** Questions about what a plan costs, today and later. */
export const costAnswers = {
  ...{ first_bill: firstBill, total_cost: totalCost, fees, price_lock: priceLock },
} satisfies Record<string, AnswerOf>
