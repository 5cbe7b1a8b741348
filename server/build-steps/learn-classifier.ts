// `npm run assistant:learn`: learns what the assistant's example phrasings ask, after they were changed.
import { meaningsOfExamples } from '#domain/assistant/understanding/example-meanings.server.ts'
import { intents } from '#domain/assistant/understanding/intents.ts'
import { keepClassifier } from '#domain/assistant/understanding/keep-classifier.server.ts'
import { keptClassifier } from '#domain/assistant/understanding/kept-classifier.server.ts'
import { learnClassifier } from '#domain/assistant/understanding/learn-classifier.ts'
import { countWords } from '#domain/assistant/understanding/phrasing-words.ts'
import { examples } from '#domain/assistant/understanding/phrasings.ts'

console.log('Working out what the phrasings mean: the first time some minutes')
const meanings = meaningsOfExamples()
const classifier = learnClassifier([...examples()], meanings, (round, loss) =>
  console.log(`Round ${round + 1}: ${loss.toFixed(3)} off`),
)
keepClassifier(keptClassifier, { classifier, intents, words: countWords(examples()) })
