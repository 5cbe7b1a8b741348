import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { adtFeatures, adtProducts, adtStats } from './adt-products.ts'
import { bestProviders, selectionFactors, selectionStrategy } from './best-providers.ts'
import {
  cents,
  type DataSet,
  faultsOf,
  mark,
  sentence,
  slug,
  text,
  texts,
} from './catalog-schemas.testing.ts'
import { cableVersusStreaming, topTenReasons } from './cord-cutting.ts'
import {
  discountInWords,
  discountQuestions,
  endedPrograms,
  lifeline,
  militaryDiscounts,
} from './discounts.ts'
import { editorialFigures } from './editorial-figures.ts'
import * as education from './education.ts'
import { internetProviderIds } from './provider.ts'
import { kineticPage, metronetPage, wowPage } from './provider-pages.ts'
import * as article from './security-article.ts'
import * as products from './security-products.ts'

const category = z.strictObject({
  id: slug,
  name: text,
  icon: slug,
  description: sentence,
  items: z.array(z.strictObject({ name: text, description: sentence, features: texts })).min(1),
})
const featureCard = z.strictObject({ title: text, icon: slug, text: sentence })
const reason = z.strictObject({ title: text, text: sentence })
const question = z.strictObject({ question: text.regex(/\?$/), answer: sentence })

const dataSets: DataSet[] = [
  ['statistics', z.strictObject({ figure: text, label: text }), [...products.vivintStats, ...adtStats], 7],
  ['brand A devices', category, products.vivintProducts, 6],
  ['brand B devices', category, adtProducts, 4],
  ['feature cards', featureCard, [...products.smartHomeFeatures, ...adtFeatures], 8],
  [
    'security brands',
    z.strictObject({
      id: slug,
      name: text,
      mark,
      equipmentCents: cents,
      monitoringCents: z.strictObject({ from: cents, to: cents }).refine(({ from, to }) => from <= to),
      description: sentence,
      included: texts,
      pros: texts,
      cons: texts,
    }),
    article.securityBrands,
    5,
  ],
  [
    'best providers',
    z.strictObject({
      providerId: z.enum(internetProviderIds),
      bestFor: text,
      strengths: texts,
      drawbacks: texts,
    }),
    bestProviders,
    10,
  ],
  [
    'reasons',
    reason,
    [...selectionFactors, ...kineticPage.whyChoose, ...wowPage.benefits, ...metronetPage.whyChoose],
    14,
  ],
  [
    'education topics',
    z.strictObject({ title: text, text: sentence, anchor: z.string(), icon: slug }),
    education.educationTopics,
    4,
  ],
  ['equipment tips', reason, education.equipmentTips, 6],
  ['questions', question, [...discountQuestions, ...education.educationQuestions], 7],
  ['reasons to cut the cord', reason, topTenReasons, 10],
  [
    'cable versus streaming',
    z.strictObject({ aspect: text, cable: text, streaming: text }),
    cableVersusStreaming,
    5,
  ],
]

describe('the words of the pages', () => {
  test.each(dataSets)('%s have the right shape and number', (_name, schema, rows, count) => {
    expect(faultsOf(schema, rows)).toEqual([])
    expect(rows).toHaveLength(count)
  })

  test('has no empty text in its smaller lists', () => {
    const lists = [
      selectionStrategy,
      article.securitySavingTips,
      article.securityArticleSections.map(section => section.title),
      article.securityKeyFeatures.flatMap(feature => feature.points),
      education.internetTerms.map(term => term.meaning),
      education.speedByActivity.map(row => row.activity),
      militaryDiscounts.map(row => discountInWords(row.figure)),
      endedPrograms.map(program => program.text),
      lifeline.eligibility,
      Object.values(editorialFigures).map(figure => figure.counts),
    ]
    expect(lists.filter(list => !texts.safeParse(list).success)).toEqual([])
  })
})
