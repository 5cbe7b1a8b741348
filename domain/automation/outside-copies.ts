import type { ReceivedKind } from './receiver.ts'

/** An outside receiver that was sent data of a person, which only whoever runs it can erase there. */
export type OutsideCopy = {
  name: string
  kinds: ReceivedKind[]
  /** It was removed from the desk since; what it was sent stays with it. */
  isRemoved: boolean
}
