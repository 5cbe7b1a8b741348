import { performance } from 'node:perf_hooks'

/*
 * `npm run bench:classifier`: what learning from the examples costs a server that has started: time in all, the longest
 * time for which nothing else is served, and memory; and how long a message takes.
 */

const megabytes = () => process.memoryUsage().rss / 2 ** 20
const before = megabytes()
const from = performance.now()
const { guessIntents, learnInBackground } = await import(
  '#domain/assistant/understanding/intent-classifier.ts'
)
const { examples, intents } = await import('#domain/assistant/understanding/intents.ts')
const loaded = performance.now()
let last = loaded
let longest = 0
let learning = true
const watch = () => {
  const now = performance.now()
  longest = Math.max(longest, now - last)
  last = now
  if (learning) setImmediate(watch)
}
setImmediate(watch)
await learnInBackground()
learning = false
const learned = performance.now()
const times = examples.slice(0, 1000).map(([, phrasing]) => {
  const start = performance.now()
  guessIntents(phrasing)
  return performance.now() - start
})
const sorted = times.toSorted((a, b) => a - b)
console.log(
  `${examples.length} examples of ${intents.length} intents: modules ${(loaded - from).toFixed(0)} ms, ` +
    `learned in ${(learned - loaded).toFixed(0)} ms in the background, at most ${longest.toFixed(0)} ms at once, ` +
    `${(megabytes() - before).toFixed(0)} MB more; a message p50 ${sorted[500]?.toFixed(2)} ms, p95 ${sorted[950]?.toFixed(2)} ms`,
)
