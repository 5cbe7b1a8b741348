import { MAX_PEOPLE } from '#domain/bundles/wishes.ts'
import { createSessionDraft } from '../ui/session-draft.ts'

/** The five answers as they were given, and how far somebody got with them. */
export type HelpDraft = {
  people: number
  online: readonly string[]
  /** Empty for the first one. */
  tv: string
  security: boolean
  dollars: string
  open: boolean
  /** Whether the proposals were asked for. */
  asked: boolean
}

const EMPTY: HelpDraft = {
  ...{ people: 2, online: ['stream'], tv: '', security: false, dollars: '150' },
  ...{ open: false, asked: false },
}

/** What a visitor answered. */
export const helpDraft = createSessionDraft('plainwire-help-me-choose', EMPTY, stored => {
  const { people, online, tv, dollars } = stored ?? {}
  return {
    people: typeof people === 'number' && people >= 1 && people <= MAX_PEOPLE ? people : EMPTY.people,
    online: Array.isArray(online) ? online.filter(one => typeof one === 'string') : EMPTY.online,
    tv: typeof tv === 'string' ? tv : EMPTY.tv,
    security: stored?.security === true,
    dollars: typeof dollars === 'string' ? dollars : EMPTY.dollars,
    open: stored?.open === true,
    asked: stored?.asked === true,
  }
})
