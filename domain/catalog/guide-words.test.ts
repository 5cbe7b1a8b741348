import { expect, test } from 'vitest'
import { createCatalogue } from './catalogue.ts'
import { guideWords } from './guide-words.ts'
import { readSeed } from './read-catalogue.server.ts'

const { content } = readSeed()

test('each line of the buying guide is borne out by the plans, and claims are of lines that there are', () => {
  const { providers, claims } = content.guides.bestProviders
  for (const { providerId, ...said } of providers) {
    expect([providerId, guideWords(readSeed(), providerId)]).toEqual([providerId, said])
  }
  const lines = new Set(providers.flatMap(one => [one.bestFor, ...one.strengths, ...one.drawbacks]))
  expect(Object.keys(claims).filter(line => !lines.has(line))).toEqual([])
})

test('a line goes once the plans contradict it', () => {
  const changed = createCatalogue(
    {
      ...content,
      internetPlans: content.internetPlans.map(plan =>
        plan.providerId === 'metronet'
          ? {
              ...plan,
              priceLock: null,
              schedule: { ...plan.schedule, steps: plan.schedule.steps.slice(0, 1) },
            }
          : plan,
      ),
    },
    'changed',
  )
  expect(guideWords(changed, 'metronet')).toEqual({
    bestFor: null,
    strengths: [],
    drawbacks: ['One-time installation fee'],
  })
  expect(guideWords(changed, 'nobody')).toBeNull()
})
