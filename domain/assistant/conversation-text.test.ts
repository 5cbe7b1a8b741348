import { expect, test } from 'vitest'
import { conversationLines } from './conversation-text.ts'

const said = (sender: 'user' | 'assistant' | 'agent', message: string, name: string | null = null) => ({
  ...{ sender, message, name },
})

test('a copied conversation says who said what, and its links work elsewhere', () => {
  const messages = [
    said('user', 'What is latency?'),
    said('assistant', 'A delay.\n\nSpeeds: /education#speeds'),
    said('agent', 'Hello.', 'Maria'),
  ]
  expect(conversationLines(messages, 'https://plainwire.example')).toEqual([
    'You: What is latency?',
    'Assistant: A delay.\n\nSpeeds: https://plainwire.example/education#speeds',
    'Maria: Hello.',
  ])
})
