import { chances } from '#domain/assistant/understanding/classifier-weights.ts'
import { readExampleMeanings } from '#domain/assistant/understanding/example-meanings.server.ts'
import { examples, intents } from '#domain/assistant/understanding/intents.ts'
import { learnAtOnce } from '#domain/assistant/understanding/learn-classifier.ts'

/*
 * `npm run bench:folds`: how the classifier does on phrasings that it hasn't learned: five times it learns from four
 * fifths of the examples and is asked the last fifth. For each threshold: which share is accepted, and how much of
 * all is wrong.
 */

const FOLDS = 5
const foldOf = (index: number) => (index * 7 + Math.floor(index / FOLDS)) % FOLDS

const all = [...examples()]
const meanings = readExampleMeanings()
const guesses = Array.from({ length: FOLDS }, (_, fold) => {
  const learned = learnAtOnce(all.filter((_example, index) => foldOf(index) !== fold))
  return all
    .filter((_example, index) => foldOf(index) === fold)
    .map(([intent, phrasing]) => {
      const likely = chances(learned, phrasing, meanings.of.get(phrasing))
      const most = Math.max(...likely)
      return { most, right: intents[likely.indexOf(most)] === intent }
    })
}).flat()

const share = (part: number) => `${((100 * part) / guesses.length).toFixed(1)} %`
console.log(`${guesses.length} phrasings: ${share(guesses.filter(({ right }) => right).length)} right`)
for (const least of [0.3, 0.36, 0.42, 0.5, 0.55, 0.6]) {
  const taken = guesses.filter(({ most }) => most >= least)
  console.log(
    `sure from ${least}: ${share(taken.length)} taken, ${share(taken.filter(({ right }) => !right).length)} wrong`,
  )
}
