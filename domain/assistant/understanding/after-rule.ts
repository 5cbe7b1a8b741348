import type { Intent } from './intents.ts'

/** What few words mean after what was asked last. */
export type AfterRule = {
  /** What was asked last. */
  after: ReadonlySet<Intent>
  words: RegExp
  /** What the words then ask; the same once more where it is left out. */
  asks?: Intent
  /** Whom they name: nobody, one provider, or anybody. */
  names?: 'nobody' | 'one'
}

export const oneOf = (...intents: Intent[]): ReadonlySet<Intent> => new Set(intents)
