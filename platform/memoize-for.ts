import { LRUCache } from 'lru-cache'

const MAX_ANSWERS = 500

/**
 * Asks a slow question once a while for each key: who comes meanwhile gets the same answer, also the one still under
 * way. A failed question is forgotten at once. At most 500 answers are kept.
 */
export function memoizeFor<Answer>(
  milliseconds: number,
  ask: (key: string) => Promise<Answer>,
): (key: string) => Promise<Answer> {
  const answers = new LRUCache<string, Promise<Answer>>({ max: MAX_ANSWERS, ttl: milliseconds })
  return key => {
    const before = answers.get(key)
    if (before) return before
    const answer = ask(key)
    answers.set(key, answer)
    answer.catch(() => answers.delete(key))
    return answer
  }
}
