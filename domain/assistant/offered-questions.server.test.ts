import { expect, test } from 'vitest'
import { useEmbeddedAnswers } from '#tests/support/embedded-answers.ts'
import { topicQuestions } from './understanding/topic-questions.ts'

const { ask } = useEmbeddedAnswers()

/** What the assistant asks back is pressed by whoever meant it: it may not be met with another question. */
test.each(Object.values(topicQuestions))('what is offered as a choice is answered: %s', async question => {
  expect((await ask(question)).text).not.toMatch(/Did you mean|I read this as|I don’t know that\. I can/)
})

test('what may be meant is asked about by its question, in place of knowing nothing', async () => {
  const { kind, choices, text } = await ask('is my info saved if i close this')
  expect(kind).toBe('asks')
  expect(choices).toContain(topicQuestions.data_kept)
  expect(text).toContain(`“${topicQuestions.data_kept}”`)
})

test('what is none of our business is offered no meaning', async () => {
  const { kind, choices } = await ask('who won the game last night')
  expect(kind).toBe('unknown')
  expect(choices ?? []).toEqual([])
})
