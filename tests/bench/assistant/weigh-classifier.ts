import { join } from 'node:path'
import { performance } from 'node:perf_hooks'

/*
 * `npm run bench:classifier`: what the classifier costs a server at its start, in processor time and memory, and how long a
 * message takes.
 */

const megabytes = () => process.memoryUsage().rss / 2 ** 20
/** Processor time in milliseconds: what others do on the machine does not count. */
const worked = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const megabytesBefore = megabytes()
const before = worked()
const { guessIntents } = await import('#domain/assistant/understanding/intent-classifier.ts')
const { remember } = await import('#domain/assistant/understanding/learned.ts')
const { readClassifier } = await import('#domain/assistant/understanding/kept-classifier.server.ts')
const { intents } = await import('#domain/assistant/understanding/intents.ts')
const imported = worked()
remember(readClassifier(join(import.meta.dirname, '..', '..', '..', 'build')))
const ready = worked()
const more = megabytes() - megabytesBefore
const { examples: phrasings } = await import('#domain/assistant/understanding/phrasings.ts')
const examples = [...phrasings()]
const times = examples.slice(0, 1000).map(([, phrasing]) => {
  const start = performance.now()
  guessIntents(phrasing)
  return performance.now() - start
})
const sorted = times.toSorted((a, b) => a - b)
console.log(
  `${examples.length} examples of ${intents.length} intents: modules ${(imported - before).toFixed(0)} ms, ` +
    `read ${(ready - imported).toFixed(0)} ms of processor time, ${more.toFixed(0)} MB more; ` +
    `a message p50 ${sorted[500]?.toFixed(2)} ms, p95 ${sorted[950]?.toFixed(2)} ms`,
)
