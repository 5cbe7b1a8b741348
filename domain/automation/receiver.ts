/** What a receiver can be sent; a test is about nobody and goes only where it is sent. */
export const receivedKinds = ['order', 'lead', 'bundle_lead', 'conversation'] as const
export type ReceivedKind = (typeof receivedKinds)[number]

/** An address that staff entered, and what it receives. What is for a paused one waits. */
export type Receiver = {
  readonly id: string
  readonly kinds: readonly ReceivedKind[]
  readonly isPaused: boolean
}
