import { nobodyThere } from '../chat-texts.ts'

const hadToLeave = (name: string | null) => `${name ?? 'Our representative'} had to leave.`

/** What a visitor reads whose representative left before answering, where somebody else is online. */
export const othersAsked = (name: string | null): string =>
  `${hadToLeave(name)} I asked another representative to join; until then you can keep asking me.`

/** The same where nobody else is there: what to do instead. */
export const nobodyElse = (name: string | null, salesPhone: string, back: string): string =>
  `${hadToLeave(name)} ${nobodyThere(salesPhone, back)}`
