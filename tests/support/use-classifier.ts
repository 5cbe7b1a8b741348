import { remember } from '#domain/assistant/understanding/intent-classifier.ts'
import { readClassifier } from '#domain/assistant/understanding/kept-classifier.server.ts'

const { TEST_CLASSIFIER } = process.env
if (TEST_CLASSIFIER) remember(readClassifier(TEST_CLASSIFIER))
