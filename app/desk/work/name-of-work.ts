import type { QueueItem } from '#domain/desk/queue.ts'
import { workWords } from '#domain/desk/work.ts'

/** Whom or what work is about, so that no two kinds read alike where nobody said a name. */
export const nameOfWork = ({ who, kind, about }: Pick<QueueItem, 'who' | 'kind' | 'about'>): string =>
  who || (kind === 'chat' ? 'A visitor' : about || workWords[kind])
