import { formatMonthly } from '#domain/shared/money.ts'
import type { AnswerOf } from './asking.ts'
import { howWeRank, search, types } from './page-links.ts'
import { listInWords, planName } from './plan-words.ts'
import { siteAnswers } from './site-answers.ts'

/** The reason behind what was said last. */
export const why: AnswerOf = asking => {
  const { dialogue, catalogue } = asking
  const named = new Set(asking.asked.providers.map(({ id }) => id))
  const spoken = dialogue.plans.flatMap(id => catalogue.internetPlan(id) ?? [])
  const own = spoken.filter(plan => named.has(plan.providerId))
  const entry = [...named].flatMap(id => catalogue.entryPlan(id) ?? [])
  const plans = named.size === 0 ? spoken.slice(0, 2) : own.length > 0 ? own : entry
  const [first] = catalogue.internetProviders.filter(({ id }) => dialogue.providers.includes(id))
  if (dialogue.topic === 'reviews' && first && named.size === 0)
    return {
      text: `Because I go by what is published of the plans of ${first.name}: contract, data limit, upload and how the price changes. How content its customers are nobody measures here, so for that ask neighbors.`,
      links: [howWeRank],
      focus: dialogue.plans,
    }
  const intro = plans.filter(plan => plan.schedule.steps.length > 1)
  if (intro.length > 0 && dialogue.topic !== 'technology') {
    const lines = intro.map(plan => {
      const later = plan.schedule.steps[1]
      const then =
        later === undefined || later.monthlyCents === null
          ? 'what follows isn’t published'
          : `then it’s ${formatMonthly(later.monthlyCents)}`
      const months = (later?.fromMonth ?? 2) - 1
      return `${planName(catalogue, plan)} has an introductory price for the first ${months === 1 ? 'month' : `${months} months`}; ${then}`
    })
    return {
      text: `${lines.join('. ')}. Lists here are sorted by price or by our published formula; commissions play no part.`,
      links: [howWeRank],
      focus: dialogue.plans,
    }
  }
  if (plans.length > 0 && dialogue.topic === 'compare')
    return {
      text: `${listInWords(plans.map(plan => planName(catalogue, plan)))} have no introductory period in our catalog: these are the prices that the providers publish, held against each other over 24 months with their one-time fees. Commissions play no part.`,
      links: [howWeRank],
      focus: dialogue.plans,
    }
  const ranked = dialogue.topic === 'best' ? siteAnswers.ranking(asking) : null
  if (ranked) return { ...ranked, focus: dialogue.plans }
  if (dialogue.topic === 'availability' && asking.place)
    return {
      text: `Providers tell the FCC where they offer service, and that is all I go by for ${asking.place.where}: who isn’t listed has reported nothing there. ${asking.place.certainty} Why a provider has not built there I don’t know.`,
      links: [search],
      focus: dialogue.plans,
    }
  const [fiber] = catalogue.guides.education.connectionTypes.filter(({ type }) => type === 'fiber')
  if (dialogue.topic === 'technology' && fiber)
    return {
      text: `${fiber.text} The line is also less busy in the evening than shared cable.`,
      links: [types],
    }
  return {
    text: 'Do you mean why a plan costs what it does, or how we rank? Name it and I’ll say.',
    links: [howWeRank],
    kind: 'asks',
    choices: ['How do you rank providers?', 'Why do prices go up?'],
  }
}
