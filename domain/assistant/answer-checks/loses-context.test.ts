import { expect, test } from 'vitest'
import { smallCatalogue } from '#tests/support/small-catalogue.ts'
import { newDialogue } from '../dialogue.ts'
import { readQuestion } from '../reading/read-question.ts'
import type { Intent, LearnedIntent } from '../understanding/intents.ts'
import { losesContext } from './loses-context.ts'

const after = (topic: LearnedIntent | null, said: string, intent: Intent, likely: number) =>
  losesContext(
    {
      asked: readQuestion(smallCatalogue, said),
      dialogue: { ...newDialogue, topic, begun: true, providers: ['spectrum'] },
    },
    said,
    { intent, likely },
  )

test.each([
  ['data_cap', 'why do they do that', 'why', 0.8],
  ['find_plans', 'why not', 'why', 0.98],
  ['callback_slot', 'not today', 'install_time', 0.69],
  ['trial', 'how many days do i have', 'install_time', 0.94],
  ['low_income', 'does it work with prov', 'provider', 1],
  ['credit_check', 'what about prov do they', 'provider', 0.97],
  ['install_visit', 'evening', 'greeting', 0.9],
  ['switching', 'they said i owe 200 for it', 'credit_check', 0.9],
  ['install_visit', 'who pays for that', 'money', 1],
  ['technology', 'not prov', 'provider', 1],
  [null, 'which is cheaper', 'make_cheaper', 0.64],
] as const)('after %s, %j is not answered as %s', (topic, said, intent, likely) => {
  expect(after(topic, said, intent, likely)).toBe(true)
})

test.each([
  ['cheapest', 'why', 'why', 0.98],
  ['provider', 'how long does it take', 'install_time', 0.94],
  ['outage', 'who do i call', 'provider_support', 0.69],
  ['data_cap', 'is there a limit', 'data_cap', 0.5],
  ['data_cap', 'how long does it take to install the fiber', 'install_time', 0.6],
] as const)('after %s, %j is answered as %s', (topic, said, intent, likely) => {
  expect(after(topic, said, intent, likely)).toBe(false)
})

test('the first question of a conversation has nothing to go on with', () => {
  const asked = readQuestion(smallCatalogue, 'how much')
  const meant = { intent: 'plan_price', likely: 0.5 } as const
  expect(losesContext({ asked, dialogue: newDialogue }, 'how much', meant)).toBe(false)
})
