import { learnedClassifier } from '#server/build-steps/learned-classifier.ts'

/** Has the assistant's classifier learned once for all workers of a run; `use-classifier.ts` takes it. */
export default function keepClassifier(): void {
  process.env.TEST_CLASSIFIER = learnedClassifier()
}
