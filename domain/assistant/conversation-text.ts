import type { Turn } from './answerer.server.ts'

type Said = Turn & { /** The first name of a representative. */ name: string | null }

const senders = { user: 'You', assistant: 'Assistant', agent: 'Representative' } as const

/** Who says a message, as it is read, copied and mailed. */
export const speakerOf = ({ sender, name }: Pick<Said, 'sender' | 'name'>): string => name ?? senders[sender]

/** Each message as plain text, to be kept elsewhere: paths become addresses that work there. */
export const conversationLines = (messages: readonly Said[], siteUrl: string): string[] =>
  messages.map(
    message =>
      `${speakerOf(message)}: ${message.message.replace(/: (\/(?!\/)\S*)$/gm, (_, path: string) => `: ${siteUrl}${path}`)}`,
  )
