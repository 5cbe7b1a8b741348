import { bestProviders } from '#domain/catalog/best-providers.ts'
import { topTenReasons } from '#domain/catalog/cord-cutting.ts'
import { discountQuestions } from '#domain/catalog/discounts.ts'
import { editorialFigures } from '#domain/catalog/editorial-figures.ts'
import {
  connectionTypes,
  educationQuestions,
  equipmentTips,
  internetTerms,
  speedByActivity,
} from '#domain/catalog/education.ts'
import { premadeBundles } from '#domain/catalog/premade-bundles.ts'
import { kineticPage, metronetPage, wowPage } from '#domain/catalog/provider-pages.ts'
import { providerName, providers } from '#domain/catalog/providers.ts'
import { securityKeyFeatures, securitySavingTips } from '#domain/catalog/security-article.ts'
import { vivintProducts } from '#domain/catalog/security-products.ts'
import { rankingFormula } from '#domain/comparison/ranking-formula.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import type { AnswerLink } from '../answer.ts'

/** Something that our pages say, with the page that says it. */
export type KnownText = { id: string; title: string; text: string; link: AnswerLink }

const at = (label: string, href: string): AnswerLink => ({ label, href })

const groups: readonly { link: AnswerLink; entries: readonly { title: string; text: string }[] }[] = [
  {
    link: at('Internet basics', '/education#basics'),
    entries: internetTerms.map(({ term, meaning }) => ({ title: term, text: `${term}: ${meaning}` })),
  },
  {
    link: at('Connection types', '/education#types'),
    entries: connectionTypes.map(type => ({
      title: `${type.name} internet`,
      text: `${type.name}: ${type.text} Good for: ${type.goodFor.toLowerCase()}.`,
    })),
  },
  {
    link: at('Understanding speeds', '/education#speeds'),
    entries: speedByActivity.map(line => ({
      title: line.activity,
      text: `${line.activity} takes about ${line.recommendedMbps} Mbps. ${line.note}.`,
    })),
  },
  {
    link: at('Router setup', '/education#equipment'),
    entries: equipmentTips.map(({ title, text }) => ({
      title: `Router Wi-Fi ${title}`,
      text: `${title}: ${text}`,
    })),
  },
  {
    link: at('Internet Education Center', '/education#faq'),
    entries: educationQuestions.map(({ question, answer }) => ({ title: question, text: answer })),
  },
  {
    link: at('Senior and veteran discounts', '/discounts'),
    entries: discountQuestions.map(({ question, answer }) => ({
      title: question,
      text: answer.replace('The table above lists four.', 'Our table lists four.'),
    })),
  },
  { link: at('Cord cutters', '/cord-cutters'), entries: topTenReasons },
  {
    link: at('Cheap home security', '/cheap-home-security'),
    entries: [
      ...securityKeyFeatures.map(({ title, points }) => ({
        title: `Security ${title}`,
        text: `${title}: ${points.join('; ')}.`,
      })),
      ...securitySavingTips.map(text => ({ title: 'Save on home security', text })),
    ],
  },
  {
    link: at('Home security solutions', '/home-security-products'),
    entries: vivintProducts.flatMap(({ items }) =>
      items.map(({ name, description, features }) => ({
        title: name,
        text: `${name}: ${description} ${features.join('; ')}.`,
      })),
    ),
  },
  {
    link: at('Bundles', '/bundles'),
    entries: premadeBundles.map(one => ({
      title: one.name,
      text: `${one.name} from ${formatMonthly(one.startingCents)}: ${one.description}`,
    })),
  },
  {
    link: at('How we rank', '/how-we-rank'),
    entries: rankingFormula.map(({ title, weight, meaning }) => ({
      title: `Ranking ${title}`,
      text: `${title} counts ${weight}%. ${meaning}`,
    })),
  },
  {
    link: at('Best internet providers', '/best-internet-providers'),
    entries: [
      ...bestProviders.map(one => ({
        title: providerName(one.providerId),
        text: `${providerName(one.providerId)} is best for: ${one.bestFor.toLowerCase()}. Strengths: ${one.strengths.join('; ')}. Drawbacks: ${one.drawbacks.join('; ')}.`,
      })),
      ...Object.values(editorialFigures).map(({ figure, counts }) => ({
        title: counts,
        text: `${figure}: ${counts}.`,
      })),
    ],
  },
  {
    link: at('Kinetic', '/kinetic-windstream'),
    entries: kineticPage.whyChoose.map(({ title, text }) => ({ title: `Kinetic ${title}`, text })),
  },
  {
    link: at('WOW!', '/wow-internet'),
    entries: [
      ...wowPage.benefits.map(({ title, text }) => ({ title: `WOW ${title}`, text })),
      { title: 'WOW call hours', text: `WOW! is reached ${wowPage.callHours}.` },
    ],
  },
  {
    link: at('Metronet', '/metronet'),
    entries: metronetPage.whyChoose.map(({ title, text }) => ({ title: `Metronet ${title}`, text })),
  },
  {
    link: at('Compare providers', '/providers'),
    entries: providers.map(({ name, description }) => ({ title: name, text: description })),
  },
]

/** All that the assistant can look up, made from the catalogue and the guides. */
export const knownTexts: readonly KnownText[] = groups.flatMap(({ link, entries }) =>
  entries.map(({ title, text }, index) => ({ id: `${link.href}~${index}`, title, text, link })),
)
