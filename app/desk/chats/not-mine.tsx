import type { OpenChat } from '#domain/assistant/representative/chats-for-desk.server.ts'
import { controlClass } from '../../ui/control-class.ts'
import { useKeptDraft } from '../work/use-draft.ts'

/** In the place of the field: who has the conversation, and what one had typed when they took it. */
export function NotMine({ chat, me }: { chat: OpenChat; me: string }) {
  const draft = useKeptDraft(me, id => chat.messages.some(message => message.id === id))
  const owner = chat.ownerName ?? 'A representative'
  return (
    <>
      <p className="text-soft">{owner} has this conversation. You can read it; it is theirs to answer.</p>
      {draft === null ? null : (
        <label className="block">
          You had typed this. It wasn’t sent, and it’s back in the field once {owner} hands the conversation
          back.
          <textarea
            readOnly
            rows={3}
            value={draft}
            className={`${controlClass} max-h-60 field-sizing-content`}
          />
        </label>
      )}
    </>
  )
}
