import { describe, expect, test } from 'vitest'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { centsFromDollars } from '#domain/shared/money.ts'
import { discountInWords } from '../discount-words.ts'
import { readSeed } from '../read-catalogue.server.ts'
import { firstYearTotal } from '../security-brand.ts'
import { providerClaims } from './marketing-claims.ts'

const catalogue = readSeed()
const { guides } = catalogue

/** Everything below is typed from the specification, section 9, in dollars as given there. */
const dollars = (...figures: number[]) => figures.map(centsFromDollars)

describe('what the specification, section 9, says in guides', () => {
  test('cheap security article, with the first year added up', () => {
    expect(
      guides.securityArticle.brands.map(one => [
        one.equipmentCents,
        one.monitoringCents.from,
        one.monitoringCents.to,
      ]),
    ).toEqual([
      dollars(59.98, 5, 5),
      dollars(199.99, 10, 20),
      dollars(260, 15, 25),
      dollars(229.99, 18, 32),
      dollars(89.99, 10, 10),
    ])
    expect(guides.securityArticle.brands.map(firstYearTotal).map(({ from, to }) => [from, to])).toEqual([
      dollars(119.98, 119.98),
      dollars(319.99, 439.99),
      dollars(440, 560),
      dollars(445.99, 613.99),
      dollars(209.99, 209.99),
    ])
  })

  test('discounts, Lifeline, and no ended program among them', () => {
    expect(guides.discounts.military.map(row => discountInWords(row.figure))).toEqual([
      '$15.00 off a month',
      '10% off',
      '$5.00 credit a month',
      'On request',
    ])
    expect([guides.discounts.lifeline.monthlyCents, guides.discounts.lifeline.tribalMonthlyCents]).toEqual(
      dollars(9.25, 34.25),
    )
    expect(guides.discounts.ended.endedOn).toBe('2024-06-01')
  })

  test('marketing claims, editorial figures and the reviews badge', () => {
    expect(guides.claims).toEqual({ streamingGiftCardCents: 30_000, securityDeviceCreditCents: 30_000 })
    expect(providerClaims).toEqual({
      accessCodesPerLock: 250,
      dvrStorageDays: 10,
      dvrCameras: 12,
      keyFobRangeFeet: 100,
      pendantRangeFeet: 300,
      clipSeconds: 20,
      reliability: '99.9%',
      vivint: { customersProtected: '2M+', yearsOfExperience: '20+' },
      adt: { customersProtected: '6M+', yearsOfExperience: '150+' },
    })
    expect(guides.editorialFigures.map(one => one.figure)).toEqual([
      '$148.7 billion',
      '1,345',
      '62 of 100',
      '60/40',
    ])
    expect(guides.reviews).toEqual({ rating: 4.3, outOf: 5, reviews: 2309 })
  })

  test('streaming, cord cutting and education', () => {
    const featured = catalogue.offering(guides.cordCutting.featuredPackageId)
    expect(featured && priceToday(featured.schedule)).toBe(8499)
    expect(guides.cordCutting.monthlyCosts).toEqual({
      cable: { fromCents: 10_000, toCents: 15_000 },
      streaming: { fromCents: 3500, toCents: 7500 },
    })
    expect(guides.cordCutting.reasons).toHaveLength(10)
    expect([guides.education.compactTopics, guides.education.topics.length]).toEqual([3, 4])
    expect(
      guides.education.connectionTypes.map(one => [one.name, one.fromMbps, one.toMbps, one.openEnded]),
    ).toEqual([
      ['DSL', 5, 35, false],
      ['Cable', 25, 1200, false],
      ['Fiber', 250, 1000, true],
      ['Satellite', 12, 100, false],
      ['5G', 100, 300, false],
    ])
    expect(guides.education.activities.find(one => one.id === '4k-video')).toMatchObject({
      ...{ name: '4K video', fromMbps: 25, toMbps: 25 },
    })
  })
})
