import { expect, test } from 'vitest'
import type { Condition } from '#domain/catalog/condition.ts'
import { readCatalogue, readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { staffedHours } from '#domain/settings/staffed-hours.ts'
import { newDialogue } from '../dialogue.ts'
import { readQuestion } from '../reading/read-question.ts'
import { costAnswers } from './cost-answers.ts'
import { conditionsThere } from './fees-there.ts'
import { lockAnswers } from './lock-answers.ts'

/** The catalog in which a provider's plans have these conditions and charge nothing once. */
const withConditions = (providerId: string, conditions: readonly Condition[]) => {
  const { content } = readSeed()
  const internetPlans = content.internetPlans.map(plan =>
    plan.providerId === providerId
      ? { ...plan, conditions, labelFee: null, schedule: { ...plan.schedule, oneTimeFees: [] } }
      : plan,
  )
  return readCatalogue({ ...content, internetPlans }, 'This test')
}

const asking = (catalogue: ReturnType<typeof readSeed>, message: string) => ({
  ...{ catalogue, dialogue: newDialogue, place: null, labels: new Map() },
  asked: readQuestion(catalogue, message),
  ...{ salesPhone: '', mailsGoOut: true, staffed: staffedHours, now: new Date(0) },
})

test('fees are told from the conditions about them, whatever their words', () => {
  const catalogue = withConditions('xfinity', [
    { about: 'fees', words: 'A visit to your home is $99.00.' },
    { about: 'label-fees', words: 'Its label adds $3.00 each month.' },
    { about: 'other', words: 'No other charge, fee or equipment is known to us.' },
  ])
  const fees = costAnswers.fees({
    intent: 'fees',
    ...asking(catalogue, 'what fees does xfinity charge'),
  })?.text
  expect(fees).toContain('A visit to your home is $99.00. Its label adds $3.00 each month.')
  expect(fees).not.toContain('No other charge')
  const total = costAnswers.total_cost({
    intent: 'total_cost',
    ...asking(catalogue, 'what does xfinity cost over 24 months'),
  })?.text
  expect(total).toContain('Its label adds $3.00 each month.')
  expect(total).not.toContain('A visit to your home')
})

test('fees that a provider’s plans share are told once, others with the plans that have them', () => {
  const told = costAnswers.fees({ intent: 'fees', ...asking(readSeed(), 'what fees does cox charge') })?.text
  expect(told?.match(/self-installation/g)).toHaveLength(1)
  expect(told).toContain('Cox Go Super Fast Internet: most of its labels list')
})

test('what the sum says of a label’s fee anyway is left out by what it is about, and no other condition', () => {
  const catalogue = withConditions('xfinity', [
    { about: 'label-fees', words: 'It adds $3.00 each month.' },
    { about: 'other', words: 'Fees of other companies are theirs.' },
  ])
  const [plan] = catalogue.plansOf('xfinity')
  const known = { ...(plan ?? expect.unreachable()), labelFee: { cents: 300, upTo: false } }
  expect(conditionsThere({ place: null }, known).join(' ')).toMatch(/Fees of other companies are theirs\.$/)
  expect(conditionsThere({ place: null }, known).join(' ')).not.toContain('It adds')
})

test('whether a price lasts is told from the conditions about it, and not from every sentence with a price', () => {
  const catalogue = withConditions('xfinity', [
    { about: 'introduction', words: 'Cheaper for those who are new.' },
    { about: 'lasting', words: 'It has been the same for ten years.' },
    { about: 'other', words: 'Prices differ by address.' },
  ])
  const told = lockAnswers.price_lock({
    intent: 'price_lock',
    ...asking(catalogue, 'does xfinity lock the price'),
  })?.text
  expect(told).toContain('Cheaper for those who are new. It has been the same for ten years.')
  expect(told).not.toContain('differ by address')
})
