import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { countedLead, discountInWords } from '#domain/catalog/discount-words.ts'
import { guideSentences, guideWords } from '#domain/catalog/guide-words.ts'
import { countedAnywhere } from '#domain/catalog/internet-plan.ts'
import { ownershipInWords } from '#domain/catalog/ownership-words.ts'
import { firstYearTotal } from '#domain/catalog/security-brand.ts'
import { downloadInWords, mbpsSpan, typicalRange } from '#domain/catalog/speed-words.ts'
import { besideTheTen, bestTen } from '#domain/comparison/best-ten.ts'
import { levelPlaces } from '#domain/comparison/rank-providers.ts'
import { rankingFormula } from '#domain/comparison/ranking-formula.ts'
import { scheduleSentence } from '#domain/pricing/describe-schedule.ts'
import { totalWords } from '#domain/pricing/known-total.ts'
import { WHY_UNKNOWN_LAST } from '#domain/pricing/why-unknown-last.ts'
import { inSentence } from '#domain/shared/first-letter.ts'
import { formatCents, wholeDollars } from '#domain/shared/money.ts'

/** A section of a guide: what is under its title, without it. */
export type GuideSection = { title: string; text: string }

type Maker = (catalogue: Catalogue) => GuideSection[]

const span = (from: string, to: string) => (from === to ? from : `${from} to ${to}`)
const basics: Maker = ({ guides }) =>
  guides.education.terms.map(({ term, meaning }) => ({ title: term, text: meaning }))

const types: Maker = ({ guides }) =>
  guides.education.connectionTypes.map(type => ({
    title: `${type.name} internet`,
    text: `${type.text} Typical download: ${typicalRange(type)}. Good for: ${inSentence(type.goodFor)}.`,
  }))

const speeds: Maker = ({ guides }) =>
  guides.education.activities.map(activity => ({
    title: activity.name,
    text: `About ${mbpsSpan(activity)} Mbps for each person doing it. ${activity.note}.`,
  }))

const equipment: Maker = ({ guides }) =>
  guides.education.equipmentTips.map(({ title, text }) => ({ title, text }))

const questions: Maker = ({ guides }) =>
  guides.education.questions.map(({ question, answer }) => ({ title: question, text: answer }))

const discounts: Maker = catalogue => {
  const { military, militaryNote, lifeline, ended, questions: asked } = catalogue.guides.discounts
  return [
    ...military.map(({ providerId, figure, eligibility, details }) => ({
      title: `Military discount from ${catalogue.providerName(providerId)}`,
      text: `${discountInWords(figure)}. For ${inSentence(eligibility)}. ${details}`,
    })),
    { title: 'About military discounts', text: militaryNote },
    {
      title: `${lifeline.name}, a federal program`,
      text: `${lifeline.text} It takes up to ${formatCents(lifeline.monthlyCents)} off a month, on qualifying Tribal lands up to ${formatCents(lifeline.tribalMonthlyCents)}. Who qualifies: ${lifeline.eligibility.join('; ')}. Apply at ${lifeline.url}.`,
    },
    { title: ended.name, text: ended.text },
    ...asked.map(({ question, lead, answer }) => ({
      title: question,
      text: lead ? `${countedLead(lead, catalogue.guides.discounts)} ${answer}` : answer,
    })),
  ]
}

const cordCutters: Maker = ({ guides: { cordCutting } }) => {
  const { cable, streaming } = cordCutting.monthlyCosts
  const month = ({ fromCents, toCents }: typeof cable) => span(wholeDollars(fromCents), wholeDollars(toCents))
  return [
    ...cordCutting.reasons,
    {
      title: 'Typical cost a month',
      text: `Cable: ${month(cable)}. Streaming: ${month(streaming)}. ${cordCutting.monthlyCostsNote}`,
    },
    ...cordCutting.comparison.map(line => ({
      title: line.aspect,
      text: `Cable: ${line.cable}. Streaming: ${line.streaming}.`,
    })),
  ]
}

const cheapSecurity: Maker = ({ guides: { securityArticle } }) => [
  ...securityArticle.brands.map(brand => {
    const year = firstYearTotal(brand)
    const { from, to } = brand.monitoringCents
    return {
      title: brand.name,
      text: `${brand.description} Equipment ${formatCents(brand.equipmentCents)}, ${brand.monthlyPlan} ${span(formatCents(from), formatCents(to))} a month, ${span(formatCents(year.from), formatCents(year.to))} in the first year. Included: ${brand.included.join('; ')}. Pros: ${brand.pros.join('; ')}. Cons: ${brand.cons.join('; ')}.`,
    }
  }),
  ...securityArticle.keyFeatures.map(({ title, points }) => ({ title, text: `${points.join('; ')}.` })),
  { title: 'How to save', text: securityArticle.savingTips.join(' ') },
]

const howWeRank: Maker = () =>
  rankingFormula.map(({ title, weight, meaning }) => ({ title: `${title}, ${weight}%`, text: meaning }))

/** In the order of the page: by the published formula, whatever the order in which the catalog names them. */
const bestProviders: Maker = catalogue => {
  const { bestProviders: guide, editorialFigures } = catalogue.guides
  const ten = bestTen(catalogue)
  const places = levelPlaces(ten)
  const ranked = ten.flatMap((one, index) => {
    const words = guideWords(catalogue, one.providerId)
    const plan = catalogue.internetPlan(one.planId)
    if (!plan) return []
    const owned = ownershipInWords(catalogue, one.providerId)
    const judged = words
      ? guideSentences(words)
          .map(sentence => ` ${sentence}`)
          .join('')
      : ''
    const speed = downloadInWords(plan)
    return {
      title: `${places[index]}. ${catalogue.providerName(one.providerId)}`,
      text: `${one.score.toFixed(1)} points for ${plan.name} (${speed}): ${scheduleSentence(plan.schedule)} In all ${totalWords(countedAnywhere(plan))} over 24 months.${judged}${owned ? ` ${owned}` : ''}`,
    }
  })
  const above = besideTheTen(catalogue)
  return [
    {
      title: 'How they are ordered',
      text: `The points of our published formula choose and order them, among providers with a line to the home. ${WHY_UNKNOWN_LAST}`,
    },
    ...ranked,
    ...(above.length > 0
      ? [
          {
            title: 'Not among the ten',
            text: `They score as well or better, but have no line to the home or come after an equal by name: ${above.join(', ')}.`,
          },
        ]
      : []),
    ...guide.factors.map(({ title, text }) => ({ title, text })),
    { title: 'How to choose', text: guide.strategy.join(' ') },
    {
      title: 'Published industry figures, not measured by us',
      text: `${editorialFigures.map(({ figure, counts }) => `${figure} (${counts})`).join('; ')}.`,
    },
  ]
}

/** The pages that are guides, with what each says. */
export const guidePages = [
  { path: '/education#basics', title: 'Internet basics', sections: basics },
  { path: '/education#types', title: 'Connection types', sections: types },
  { path: '/education#speeds', title: 'Understanding speeds', sections: speeds },
  { path: '/education#equipment', title: 'Router setup', sections: equipment },
  { path: '/education#faq', title: 'Internet Education Center', sections: questions },
  { path: '/discounts', title: 'Senior and veteran discounts', sections: discounts },
  { path: '/cord-cutters', title: 'Cord cutters', sections: cordCutters },
  { path: '/cheap-home-security', title: 'Cheap home security', sections: cheapSecurity },
  { path: '/how-we-rank', title: 'How we rank', sections: howWeRank },
  { path: '/best-internet-providers', title: 'Best internet providers', sections: bestProviders },
] as const satisfies readonly { path: string; title: string; sections: Maker }[]
