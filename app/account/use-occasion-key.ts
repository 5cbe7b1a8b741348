import { useState } from 'react'

/** A key that is another one on each occasion, so that the same words are heard again. */
export function useOccasionKey(occasion: unknown): number {
  const [last, setLast] = useState({ occasion, key: 0 })
  if (last.occasion !== occasion) setLast({ occasion, key: last.key + 1 })
  return last.key
}
