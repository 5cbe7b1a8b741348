import { remember } from '#domain/assistant/understanding/intent-classifier.ts'
import { keptClassifier, readClassifier } from '#domain/assistant/understanding/kept-classifier.server.ts'

remember(readClassifier(keptClassifier))
