import { fullName } from '#domain/catalog/full-name.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { OTHER_PRICE } from '#domain/pricing/added-fee.ts'
import { combineSchedules } from '#domain/pricing/combine-schedules.ts'
import { totalInWords, totalWords } from '#domain/pricing/known-total.ts'
import { priceToday, publishedMonths } from '#domain/pricing/price-schedule.ts'
import { formatCents } from '#domain/shared/money.ts'
import { type AnswerOf, type Asking, namedInternet, type Reply } from './asking.ts'
import { cheaperOf } from './compare-answers.ts'
import { fees } from './fees-answer.ts'
import {
  feesByPlace,
  feesIncluded,
  labelAgainst,
  labelParts,
  scheduleThere,
  totalThere,
  uncountedThere,
} from './fees-there.ts'
import { leftOutInWords, onTop } from './label-words.ts'
import { laterInWords } from './later-answers.ts'
import { linksOfPlans, listInWords, planListLink, planName } from './plan-words.ts'
import { focused, plansInQuestion } from './plans-in-question.ts'

const firstBill: AnswerOf = asking => {
  const plans = plansInQuestion(asking).slice(0, 2)
  if (plans.length === 0)
    return {
      text: 'Which plan do you mean? Name the provider and I’ll add up the first bill: the first month’s price plus one-time fees.',
      links: [planListLink()],
      kind: 'asks',
    }
  const lines = plans.map(plan => {
    const parts = [
      `first month ${formatCents(priceToday(plan.schedule))}`,
      ...labelParts(asking, plan),
      ...plan.schedule.oneTimeFees.map(fee => `${fee.label.toLowerCase()} ${formatCents(fee.cents)}`),
    ]
    return `First bill of ${planName(asking.catalogue, plan)}: ${totalInWords(totalThere(asking, plan, 1))} (${parts.join(', ')})${uncountedThere(asking, plan)}.`
  })
  return {
    text: `${lines.join(' ')}${leftOutInWords(asking, plans)} ${onTop(asking, plans)}`,
    links: linksOfPlans(asking.catalogue, plans),
    ...focused(plans),
  }
}

/** The plans whose totals are asked for: of a list that nobody picked from all that were told. */
const plansCounted = (asking: Asking): readonly InternetPlan[] =>
  /\beach of those listed\b/.test(asking.asked.text)
    ? asking.dialogue.listed.flatMap(id => asking.catalogue.internetPlan(id) ?? [])
    : plansInQuestion(asking)

const totalCost: AnswerOf = asking => {
  const { asked, catalogue, dialogue } = asking
  const months = asked.months ?? dialogue.months ?? 24
  const plans = plansCounted(asking).slice(0, 3)
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
    const counted = parts.map(one => scheduleThere(asking, one))
    const lines = parts.map(
      (one, index) =>
        `${fullName(one.providerName, one.serviceName)} ${totalWords(counted[index] ?? one.schedule, months)}`,
    )
    const whole =
      dialogue.topic === 'bundle' ? ` Together ${totalWords(combineSchedules(counted), months)}.` : ''
    const isAbout = counted.some(schedule => schedule.isAbout)
    return {
      text: `Over ${months} months: ${listInWords(lines)}.${whole} Where a later price isn’t published today’s is counted${isAbout ? `, and our price of the internet: ${OTHER_PRICE}.` : ', so that’s the least you’ll pay.'}`,
      links: [{ label: 'Bundles', href: '/bundles' }],
      focus: spoken.slice(0, 8),
    }
  }
  if (plans.length === 0) return null
  if (secondYear.test(asked.text)) return ofSecondYear(asking, plans)
  const lines = plans.map(
    plan =>
      `${planName(catalogue, plan)} costs ${totalInWords(totalThere(asking, plan, months))} over ${months} months, ${[`${feesIncluded(asking, plan, months)}.`, ...labelAgainst(asking, plan)].join(' ')}`,
  )
  return {
    text: [
      ...lines,
      cheaperOf(asking, plans, months),
      ...feesByPlace(asking, plans),
      `${leftOutInWords(asking, plans)} ${onTop(asking, plans)}`.trim(),
    ]
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
    if (!first || !both || publishedMonths(plan.schedule, 24) < 24) return laterInWords(asking, plan)
    return `${name} costs ${totalInWords({ ...both, cents: both.cents - first.cents })} in the second year, months 13 to 24; ${totalInWords(first)} in the first one, ${feesIncluded(asking, plan, 12)}.`
  })
  return {
    text: `${lines.join(' ')}${leftOutInWords(asking, plans)} ${onTop(asking, plans)}`,
    links: linksOfPlans(asking.catalogue, plans),
    ...focused(plans),
  }
}

/** Questions about what a plan costs, today and later. */
export const costAnswers = {
  ...{ first_bill: firstBill, total_cost: totalCost, fees },
} satisfies Record<string, AnswerOf>
