import { createSessionDraft } from '../ui/session-draft.ts'

/** The message that is being written, which outlives a reload and the way to another page. */
export const chatDraft = createSessionDraft('plainwire-chat-draft', { text: '' }, stored => ({
  text: typeof stored?.text === 'string' ? stored.text : '',
}))
