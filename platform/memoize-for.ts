import { LRUCache } from 'lru-cache'

const MAX_ANSWERS = 500

/**
 * Runs a slow query at most once per period for each key: callers in between get the same answer, even one still in
 * progress. A failed query is forgotten immediately. Keeps at most 500 answers.
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
