import { expect, test } from 'vitest'
import { conversationText } from './conversation-text.ts'

const said = (sender: 'user' | 'assistant' | 'agent', message: string, name: string | null = null) => ({
  ...{ id: message, sender, message, name },
  ...{ plans: [], choices: [] },
})

test('a copied conversation says who said what, and its links work elsewhere', () => {
  const messages = [
    said('user', 'What is latency?'),
    said('assistant', 'A delay.\n\nSpeeds: /education#speeds'),
    said('agent', 'Hello.', 'Maria'),
  ]
  expect(conversationText(messages, 'https://plainwire.example')).toBe(
    'You: What is latency?\n\nAssistant: A delay.\n\nSpeeds: https://plainwire.example/education#speeds\n\nMaria: Hello.',
  )
})
