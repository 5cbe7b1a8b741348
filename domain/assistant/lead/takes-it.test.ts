import { expect, test } from 'vitest'
import { newConversation } from '../conversation.ts'
import { advanceConversation } from './advance-conversation.ts'
import { takesIt } from './takes-it.ts'

test.each([
  ['ok order it. Priya Shah', 'Priya Shah'],
  ['great, lets do that one, priya shah', 'priya shah'],
  ['yes please sign me up for it', null],
  ['ill take that one', null],
  ['yes i want it', null],
] as const)('%j takes what was spoken of, in the name %j', (text, name) =>
  expect(takesIt(text)).toEqual({ name }),
)

test.each([
  'how do i order it',
  'ok order it, but is there a fee',
  'i get it',
  'do it yourself',
  'order it online?',
  'can i order that without a call',
])('%j does not', text => expect(takesIt(text)).toBeNull())

test('who takes what was spoken of begins a lead with it; where nothing was, nothing begins', () => {
  const general = { ...newConversation, stage: 'general' as const }
  const said = { text: 'ok order it. Priya Shah', salesPhone: '(800) 555-0142', zipCode: '60202' }
  const step = advanceConversation(general, { ...said, service: 'Home internet (AT&T Internet 2000)' })
  expect(step.reply).toContain('Name: Priya Shah. ZIP code: 60202. Service: Home internet (AT&T')
  expect(step.conversation).toMatchObject({ stage: 'lead_collection', lead: { name: 'Priya Shah' } })
  expect(advanceConversation(general, said).conversation.stage).toBe('general')
})
