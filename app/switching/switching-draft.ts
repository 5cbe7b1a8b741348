import { EMPTY_SWITCHING, switchingDraftOf } from '#domain/switching/switching-form.ts'
import { createSessionDraft } from '../ui/session-draft.ts'

/** What was typed about the current service; the same for every plan. */
export const switchingDraft = createSessionDraft('plainwire-switching', EMPTY_SWITCHING, switchingDraftOf)
