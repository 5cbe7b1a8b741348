import { expect, test } from 'vitest'
import { useEmbeddedAnswers } from '#tests/support/embedded-answers.ts'
import { topicQuestions } from './understanding/topic-questions.ts'

const { ask } = useEmbeddedAnswers()

/** What the assistant asks back is pressed by whoever meant it: it may not be met with another question. */
test.each(Object.values(topicQuestions))('what is offered as a choice is answered: %s', async question => {
  expect((await ask(question)).text).not.toMatch(/Did you mean|I read this as|I don’t know that\. I can/)
})

test('one likely meaning is asked about, with its choice, in place of knowing nothing', async () => {
  const { kind, choices, text } = await ask(
    'im in a rented trailer on somebody elses land and theres no street number just lot 9 how do i look it up',
  )
  expect(kind).toBe('asks')
  expect(choices).toContain(topicQuestions.new_address)
  expect(text).toContain(`“${topicQuestions.new_address}”`)
})
