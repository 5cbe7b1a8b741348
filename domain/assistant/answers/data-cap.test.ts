import { expect, test } from 'vitest'
import { readCatalogue, readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { staffedHours } from '#domain/settings/staffed-hours.ts'
import { newDialogue } from '../dialogue.ts'
import { readQuestion } from '../reading/read-question.ts'
import { termsAnswers } from './terms-answers.ts'

/** What is told of a plan's data whose sentences name figures, too. */
function told(cap: { dataCap: string; dataCapGb?: number }): string | undefined {
  const { content } = readSeed()
  const catalogue = readCatalogue(
    {
      ...content,
      internetPlans: content.internetPlans.map(plan =>
        plan.providerId === 'cox'
          ? {
              ...plan,
              dataCapGb: null,
              moreDataGb: null,
              moreDataCents: null,
              ...cap,
              conditions: [{ about: 'other', words: 'More data are sold by 50 GB.' }],
            }
          : plan,
      ),
    },
    'This test',
  )
  return termsAnswers.data_cap({
    ...{ intent: 'data_cap', catalogue, dialogue: newDialogue, place: null, labels: new Map() },
    asked: readQuestion(catalogue, 'does cox have a data cap'),
    ...{ salesPhone: '', mailsGoOut: true, staffed: staffedHours, now: new Date(0) },
  })?.text
}

test('how much data a plan includes is told from its field, and from no sentence', () => {
  const capped = told({ dataCap: 'charged-beyond', dataCapGb: 750 })
  expect(capped).toContain('charges extra beyond it. Monthly data plan of 750 GB.')
  expect(capped).not.toContain('by 50 GB')
  for (const dataCap of ['charged-beyond', 'slowed-beyond'])
    expect(told({ dataCap })).toMatch(/(?<!GB)\. How much data that is our catalog doesn’t say: ask Cox/)
  expect(told({ dataCap: 'none' })).toContain('unlimited data')
})
