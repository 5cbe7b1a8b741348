import { chances } from '#domain/assistant/understanding/classifier-weights.ts'
import { meaningsOfExamples } from '#domain/assistant/understanding/example-meanings.server.ts'
import { messageFeatures } from '#domain/assistant/understanding/features.ts'
import { intents } from '#domain/assistant/understanding/intents.ts'
import { learnClassifier } from '#domain/assistant/understanding/learn-classifier.ts'
import { examples } from '#domain/assistant/understanding/phrasings.ts'
import { tellingOf } from '#domain/assistant/understanding/telling.ts'

/*
 * `npm run bench:folds`: how the classifier does on phrasings that it hasn't learned: it learns from four fifths of the
 * examples and is asked the last fifth, with what they mean and by their words alone. For each threshold: which share is
 * accepted, and how much of all is wrong. Some minutes; `-- 5` does all five fifths.
 */
const FOLDS = 5
const foldOf = (index: number) => (index * 7 + Math.floor(index / FOLDS)) % FOLDS
const folds = Number(process.argv[2] ?? 1)

const meanings = meaningsOfExamples()
const all = [...examples()]

const guesses = Array.from({ length: folds }, (_, fold) => {
  const from = all.filter((_example, index) => foldOf(index) !== fold)
  const tells = tellingOf(from)
  const learned = learnClassifier(from, meanings)
  return all
    .filter((_example, index) => foldOf(index) === fold)
    .map(([intent, phrasing]) => {
      const features = messageFeatures(phrasing, tells)
      const guessed = (meaning: Float32Array | null) => {
        const likely = chances(learned, features, meaning)
        const most = Math.max(...likely)
        return { most, right: intents[likely.indexOf(most)] === intent }
      }
      return { whole: guessed(meanings.get(phrasing) ?? null), words: guessed(null) }
    })
}).flat()

const share = (part: number) => `${((100 * part) / guesses.length).toFixed(1)} %`
for (const by of ['whole', 'words'] as const) {
  const told = guesses.map(guess => guess[by])
  const name = by === 'whole' ? 'with what they mean' : 'by their words alone'
  console.log(`${told.length} phrasings ${name}: ${share(told.filter(({ right }) => right).length)} right`)
  for (const least of [0.3, 0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75]) {
    const taken = told.filter(({ most }) => most >= least)
    console.log(
      `sure from ${least}: ${share(taken.length)} taken, ${share(taken.filter(({ right }) => !right).length)} wrong`,
    )
  }
}
