import { keptClassifier, readClassifier } from '#domain/assistant/understanding/kept-classifier.server.ts'
import { remember } from '#domain/assistant/understanding/learned.ts'

remember(readClassifier(keptClassifier))
