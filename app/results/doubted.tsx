import type { Doubt } from '#domain/availability/lookup-result.ts'
import { later } from '../first-load/later.tsx'

const DoubtWords = later(() => import('./doubt-words.tsx').then(module => module.DoubtWords))

/** Says that several people reported an entry as wrong here; few entries need the words. */
export function Doubted({ entry }: { entry: Doubt }) {
  return entry.doubted ? <DoubtWords entry={entry} /> : null
}
