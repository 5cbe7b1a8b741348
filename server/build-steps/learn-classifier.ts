// `npm run assistant:learn`: learns what the assistant's example phrasings ask, after they were changed.
import { meaningsOfExamples } from '#domain/assistant/understanding/example-meanings.server.ts'
import { examples } from '#domain/assistant/understanding/intents.ts'
import { keptClassifier, writeClassifier } from '#domain/assistant/understanding/kept-classifier.server.ts'
import { learnClassifier } from '#domain/assistant/understanding/learn-classifier.ts'

console.log('Working out what the phrasings mean: the first time some minutes')
const meanings = meaningsOfExamples()
const classifier = learnClassifier([...examples()], meanings, (round, loss) =>
  console.log(`Round ${round + 1}: ${loss.toFixed(3)} off`),
)
writeClassifier(keptClassifier, classifier)
