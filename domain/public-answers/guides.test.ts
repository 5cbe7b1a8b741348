import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { bestTen } from '#domain/comparison/best-ten.ts'
import { formatCents } from '#domain/shared/money.ts'
import { guidesOf } from './guides.ts'

const catalogue = readSeed()
const guides = guidesOf(catalogue)
const guide = (id: string) => guides.find(one => one.id === id)?.sections ?? []
const wordsOf = (id: string) => guide(id).map(({ title, text }) => `${title}: ${text}`)

test('no section says its title twice, and each says something', () => {
  for (const { id, sections } of guides) {
    expect([id, sections.length > 0]).toEqual([id, true])
    for (const { title, text } of sections) {
      expect(text.startsWith(`${title}:`)).toBe(false)
      expect(text.length).toBeGreaterThan(10)
      expect(`${title}: ${text}`).not.toMatch(/undefined|\[object|\.\.(?!\.)/)
    }
  }
})

test('the best providers are told in the order of the published ranking, with place, points and price', () => {
  const ranked = bestTen(catalogue)
  const told = guide('best-internet-providers').slice(1, ranked.length + 1)
  expect(told.map(({ title }) => title)).toEqual(
    ranked.map(({ providerId }, index) => `${index + 1}. ${catalogue.providerName(providerId)}`),
  )
  for (const { text } of told) expect(text).toMatch(/^\d+\.\d points for .*\$.* over 24 months\. Best for: /)
})

test('what a guide speaks of is part of it: brands with prices, discounts with amounts, kinds with speeds', () => {
  for (const brand of catalogue.guides.securityArticle.brands) {
    expect(wordsOf('cheap-home-security').join('\n')).toContain(
      `${brand.name}: ${brand.description} Equipment ${formatCents(brand.equipmentCents)}, ${brand.monthlyPlan} `,
    )
  }
  const { military, lifeline } = catalogue.guides.discounts
  expect(wordsOf('discounts').filter(text => text.startsWith('Military discount from'))).toHaveLength(
    military.length,
  )
  expect(wordsOf('discounts').join('\n')).toContain(`up to ${formatCents(lifeline.monthlyCents)} off a month`)
  for (const { text } of guide('education-types'))
    expect(text).toMatch(/Typical download: [\d,]+–[\d,]+\+? Mbps/)
})
