/** Something that is said often: `{name}` is the visitor's first name, `{me}` the representative's. */
export type Macro = { title: string; text: string }

export const macros: readonly Macro[] = [
  { title: 'Hello', text: "Hi {name}, this is {me}. I've read your conversation so far. How can I help?" },
  { title: 'One moment', text: 'Give me a minute to look that up for you.' },
  {
    title: 'Ask for the address',
    text: 'What is the street address and ZIP code? Availability can change from one house to the next, so I check the exact one.',
  },
  {
    title: 'Offer a call',
    text: 'Would it be easier to talk about this on the phone? Tell me the best number and when to call.',
  },
  {
    title: 'Still there?',
    text: "Are you still there, {name}? Take your time. If I don't hear from you, the automated assistant takes over again.",
  },
  { title: 'Goodbye', text: 'Glad I could help, {name}. Write here anytime if something else comes up.' },
]

/** A macro with the names in place; without a visitor's name the sentence reads on without it. */
export function fillMacro({ text }: Macro, names: { visitor: string | null; me: string }): string {
  const visitor = names.visitor?.trim().split(/\s+/)[0] ?? ''
  const named = visitor ? text.replaceAll('{name}', visitor) : text.replace(/,? \{name\}/g, '')
  return named.replaceAll('{me}', names.me)
}
