import { readStorage, writeStorage } from '../ui/browser-storage.ts'

/** In a browser whose visitor talks with a person or waits for one: the newest message that was seen, also after a reload. */
const KEY = 'plainwire-chat-followed'

/** The newest message that was seen of a conversation in which a person has something to say; null where none is. */
export const seenOfPerson = (): string | null => readStorage(KEY)

type Shown = { isFollowed: boolean; isShown: boolean; newest: string }

/** Keeps which message was seen last while a person is followed; answers whether there is one that was not seen. */
export function noteSeenOfPerson({ isFollowed, isShown, newest }: Shown): boolean {
  const seen = seenOfPerson()
  const isNew = !isShown && seen !== null && seen !== newest
  const kept = isFollowed ? newest : null
  if (!isNew && seen !== kept) writeStorage(KEY, kept)
  return isNew
}
