import type { QueueItem } from '#domain/desk/queue.ts'
import { workWords } from '#domain/desk/work.ts'
import { wantedWords } from './wanted-words.ts'

/** Whom or what work is about, so that no two kinds read alike where nobody said a name. */
export const nameOfWork = ({ who, kind, about }: Pick<QueueItem, 'who' | 'kind' | 'about'>): string =>
  who || (kind === 'chat' ? 'A visitor' : wantedWords(about) || workWords[kind])
