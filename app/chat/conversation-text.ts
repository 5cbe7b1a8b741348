import type { ShownMessage } from './chat-client.ts'

const senders = { user: 'You', assistant: 'Assistant', agent: 'Representative' } as const

/** Who says a message, as it is read and copied. */
export const speakerOf = ({ sender, name }: Pick<ShownMessage, 'sender' | 'name'>): string =>
  name ?? senders[sender]

/** A conversation as plain text, to be kept elsewhere: paths become addresses that work there. */
export function conversationText(messages: readonly ShownMessage[], siteUrl: string): string {
  return messages
    .map(
      message =>
        `${speakerOf(message)}: ${message.message.replace(/: (\/(?!\/)\S*)$/gm, (_, path: string) => `: ${siteUrl}${path}`)}`,
    )
    .join('\n\n')
}
