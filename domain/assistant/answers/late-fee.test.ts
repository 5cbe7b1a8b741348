import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import type { LabelFacts } from '#domain/labels/label.ts'
import { staffedHours } from '#domain/settings/staffed-hours.ts'
import { newDialogue } from '../dialogue.ts'
import { readQuestion } from '../reading/read-question.ts'
import { businessAnswers } from './business-answers.ts'

const catalogue = readSeed()
const asked = readQuestion(catalogue, 'does spectrum have a late fee')

/** What is told where the label of the entry plan lists some fees once; of a label that was not loaded where none are given. */
function told(fees?: LabelFacts['oneTimeFees']): string | undefined {
  const plan = catalogue.entryPlan('spectrum')
  const label = fees && ({ oneTimeFees: fees, monthlyFees: [] } as Partial<LabelFacts> as LabelFacts)
  return businessAnswers.late_fee({
    ...{ intent: 'late_fee', asked, catalogue, dialogue: newDialogue, place: null },
    ...{ salesPhone: '', mailsGoOut: true, staffed: staffedHours, now: new Date(0) },
    labels: new Map(plan && label ? [[plan.id, label]] : []),
  })?.text
}

test('a late fee is told as the label states it, and none where it states none', () => {
  expect(told([{ name: 'Late Fee', cents: 895, text: '$8.95' }])).toContain('names Late Fee $8.95')
  expect(told([{ name: 'Service Activation', cents: 2000, text: '$20.00' }])).toContain('names no late fee')
  expect(told()).toContain('our catalog doesn’t hold')
})
