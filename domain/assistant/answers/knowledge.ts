import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { countedLead } from '#domain/catalog/discount-words.ts'
import { guideSentences, guideWords } from '#domain/catalog/guide-words.ts'
import { bearOut } from '#domain/catalog/plan-claims.ts'
import { mbpsSpan } from '#domain/catalog/speed-words.ts'
import { rankingFormula } from '#domain/comparison/ranking-formula.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import type { AnswerLink } from '../answer.ts'

/** Something that our pages say, with the page that says it. */
export type KnownText = { id: string; title: string; text: string; link: AnswerLink }

const at = (label: string, href: string): AnswerLink => ({ label, href })

type Group = { link: AnswerLink; entries: readonly { title: string; text: string }[] }

const guideGroups = ({ guides }: Catalogue): Group[] => [
  {
    link: at('Internet basics', '/education#basics'),
    entries: guides.education.terms.map(({ term, meaning }) => ({
      title: term,
      text: `${term}: ${meaning}`,
    })),
  },
  {
    link: at('Connection types', '/education#types'),
    entries: guides.education.connectionTypes.map(type => ({
      title: `${type.name} internet`,
      text: `${type.name}: ${type.text} Good for: ${type.goodFor.toLowerCase()}.`,
    })),
  },
  {
    link: at('Understanding speeds', '/education#speeds'),
    entries: guides.education.activities.map(line => ({
      title: line.name,
      text: `${line.name} takes about ${mbpsSpan(line)} Mbps. ${line.note}.`,
    })),
  },
  {
    link: at('Router setup', '/education#equipment'),
    entries: guides.education.equipmentTips.map(({ title, text }) => ({
      title: `Router Wi-Fi ${title}`,
      text: `${title}: ${text}`,
    })),
  },
  {
    link: at('Internet Education Center', '/education#faq'),
    entries: guides.education.questions.map(({ question, answer }) => ({ title: question, text: answer })),
  },
  {
    link: at('Senior and veteran discounts', '/discounts'),
    entries: guides.discounts.questions.map(({ question, lead, answer }) => ({
      title: question,
      text: lead ? `${countedLead(lead, guides.discounts)} ${answer}` : answer,
    })),
  },
  { link: at('Cord cutters', '/cord-cutters'), entries: guides.cordCutting.reasons },
  {
    link: at('Cheap home security', '/cheap-home-security'),
    entries: [
      ...guides.securityArticle.keyFeatures.map(({ title, points }) => ({
        title: `Security ${title}`,
        text: `${title}: ${points.join('; ')}.`,
      })),
      ...guides.securityArticle.savingTips.map(text => ({ title: 'Save on home security', text })),
    ],
  },
  {
    link: at('Home security solutions', '/home-security-products'),
    entries: guides.security.vivint.products.flatMap(({ items }) =>
      items.map(({ name, description, features }) => ({
        title: name,
        text: `${name}: ${description} ${features.join('; ')}.`,
      })),
    ),
  },
]

const catalogueGroups = (catalogue: Catalogue): Group[] => [
  {
    link: at('Bundles', '/bundles'),
    entries: catalogue.premadeBundles.map(one => ({
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
      ...catalogue.guides.bestProviders.providers.flatMap(({ providerId }) => {
        const words = guideWords(catalogue, providerId)
        const title = catalogue.providerName(providerId)
        return words ? [{ title, text: [`${title}.`, ...guideSentences(words)].join(' ') }] : []
      }),
      ...catalogue.guides.editorialFigures.map(({ figure, counts }) => ({
        title: counts,
        text: `${figure}: ${counts}.`,
      })),
    ],
  },
  ...catalogue.guides.providerPages.flatMap(page => pageGroup(catalogue, page)),
  {
    link: at('Compare providers', '/providers'),
    entries: catalogue.providers.map(({ name, description }) => ({ title: name, text: description })),
  },
]

/** What a provider's own page says. */
function pageGroup(
  catalogue: Catalogue,
  { providerId, reasons, callHours }: Catalogue['guides']['providerPages'][number],
): Group[] {
  const provider = catalogue.provider(providerId)
  if (!provider?.page) return []
  const { name, page } = provider
  // Names are looked up as words.
  const word = name.replace(/\W+$/, '')
  return [
    {
      link: at(name, page),
      entries: [
        ...reasons
          .filter(({ holdsIf }) => bearOut(catalogue.plansOf(providerId), holdsIf))
          .map(({ title, text }) => ({ title: `${word} ${title}`, text })),
        ...(callHours ? [{ title: `${word} call hours`, text: `${name} is reached ${callHours}.` }] : []),
      ],
    },
  ]
}

/** All that the assistant can look up, made from the catalogue and the guides. */
export function knownTexts(catalogue: Catalogue): KnownText[] {
  return [...guideGroups(catalogue), ...catalogueGroups(catalogue)].flatMap(({ link, entries }) =>
    entries.map(({ title, text }, index) => ({ id: `${link.href}~${index}`, title, text, link })),
  )
}
