/** What a receiver can be told of; a test tells of nobody and goes where it is sent. */
export const receivedKinds = ['order', 'lead', 'bundle_lead', 'conversation'] as const
export type ReceivedKind = (typeof receivedKinds)[number]

/** An address that staff entered, and what it is told of. */
export type Receiver = { readonly id: string; readonly kinds: readonly ReceivedKind[] }
