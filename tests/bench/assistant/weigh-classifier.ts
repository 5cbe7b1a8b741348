import { join } from 'node:path'
import { performance } from 'node:perf_hooks'

/*
 * `npm run bench:classifier`: what the classifier that the build keeps costs a server at its start, in processor time and
 * memory; how long a message takes; and what learning it anew costs the build and the development server.
 */

const megabytes = () => process.memoryUsage().rss / 2 ** 20
/** Processor time in milliseconds: what others do on the machine does not count. */
const worked = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const megabytesBefore = megabytes()
const before = worked()
const { guessIntents, learnInBackground, remember } = await import(
  '#domain/assistant/understanding/intent-classifier.ts'
)
const { learn } = await import('#domain/assistant/understanding/learn-classifier.ts')
const { readClassifier } = await import('#domain/assistant/understanding/kept-classifier.server.ts')
const { examples: phrasings, intents } = await import('#domain/assistant/understanding/intents.ts')
const examples = [...phrasings()]
const imported = worked()
remember(readClassifier(join(import.meta.dirname, '..', '..', '..', 'build')))
await learnInBackground()
const ready = worked()
const more = megabytes() - megabytesBefore
const times = examples.slice(0, 1000).map(([, phrasing]) => {
  const start = performance.now()
  guessIntents(phrasing)
  return performance.now() - start
})
const sorted = times.toSorted((a, b) => a - b)
console.log(
  `${examples.length} examples of ${intents.length} intents, as the build keeps them: modules ${(imported - before).toFixed(0)} ms, ` +
    `read and counted ${(ready - imported).toFixed(0)} ms of processor time, ${more.toFixed(0)} MB more; ` +
    `a message p50 ${sorted[500]?.toFixed(2)} ms, p95 ${sorted[950]?.toFixed(2)} ms`,
)

const from = worked()
let longest = 0
const learning = learn(examples)
for (let step = learning.next(), last = worked(); !step.done; step = learning.next()) {
  const now = worked()
  longest = Math.max(longest, now - last)
  last = now
}
console.log(
  `learned anew in ${(worked() - from).toFixed(0)} ms of processor time, at most ${longest.toFixed(0)} ms at once`,
)
