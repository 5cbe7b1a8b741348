import { phoneDigits } from '#domain/shared/phone-digits.ts'
import type { LeadStep } from '../conversation.ts'
import { detailsTold } from '../lead/several-details.ts'
import { withDigits } from '../reading/spoken-digits.ts'

type Said = { sender: string; message: string }

/** What a visitor wrote of who to call, and the message with their number; all empty where they wrote none. */
export type ToldForCall = Partial<Record<LeadStep, string>> & { words?: string }

/** The details that stand in a visitor's own messages, the latest of each. */
export function toldForCall(messages: readonly Said[]): ToldForCall {
  const told: ToldForCall = {}
  for (const message of ofVisitor(messages)) {
    const { name, zipCode, email, phone } = detailsTold(withDigits(message), 'name')
    const number = phone ?? detailsTold(`my number is ${withDigits(message)}`, null).phone
    for (const [step, value] of Object.entries({ name, zipCode, email, phone: number }))
      if (value) told[step as LeadStep] = value
    if (number) told.words = message
  }
  return told
}

/** The visitor's own words that a number stands in; null where they wrote it nowhere. */
export function wordsWithNumber(messages: readonly Said[], phone: string): string | null {
  const wanted = phoneDigits(phone)
  return (
    ofVisitor(messages).findLast(message => withDigits(message).replace(/\D/g, '').includes(wanted)) ?? null
  )
}

const ofVisitor = (messages: readonly Said[]): string[] =>
  messages.flatMap(({ sender, message }) => (sender === 'user' ? [message] : []))
