import { z } from 'zod/mini'
import { hasLooked, recordLook } from '#domain/desk/desk-events.server.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { noOutput } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { staffOperation } from '#domain/staff/staff-operation.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import { noticeOf } from '#platform/notices.server.ts'
import { chatDueAt } from '../chat-due.ts'
import { typingNotice } from '../typing.ts'
import { chatOfLead, type DeskChat, listChats, type OpenChat, openChat } from './chats-for-desk.server.ts'
import { handBack, type Representative, takeOver, writeAsPerson } from './hold-chat.server.ts'
import { writtenMessage } from './written-message.ts'

type Deps = { db: Database; now: () => Date; settings: BusinessSettings }
/** The moment from which a chat's visitor waits for us (`chatDueAt`); null where nobody waits. */
export type Due = { dueAt: Date | null }

const oneChat = z.object({ chat: z.uuid() })

/** Notes that somebody looked at a chat, or at the list of them. */
async function look({ db, now }: Deps, staff: Representative, chat: string | undefined) {
  const noted = {
    at: now(),
    ...(chat
      ? { what: 'readChats' as const, subject: { kind: 'chat' as const, id: chat } }
      : { what: 'readChatList' as const, subject: { kind: 'desk' as const, id: 'chats' } }),
    actor: { staffId: staff.id, name: staff.name },
  }
  if (!(await hasLooked(db, noted))) await transaction(db, tx => recordLook(tx, noted))
}

/** The conversations of now, and one of them whole where it is asked for. */
export const readChats = staffOperation({
  name: 'readChats',
  summary: 'Conversations that wait or go on, and one of them with everything that was said.',
  input: z.object({ chat: z.optional(z.uuid()) }),
  output: z.custom<{ chats: (DeskChat & Due)[]; open: (OpenChat & Due) | null; now: Date }>(),
  refusals: ['work_gone'],
  async run(deps: Deps, { staff }, { chat }) {
    const now = deps.now()
    await look(deps, staff, chat)
    const [chats, open] = await Promise.all([
      listChats(deps.db, now),
      chat ? openChat(deps.db, chat) : Promise.resolve(null),
    ])
    if (chat && !open) return refused('work_gone')
    const { chatStaffed } = deps.settings
    const withDue = <C extends Pick<DeskChat, 'waitingSince'>>(one: C): C & Due => ({
      ...one,
      dueAt: one.waitingSince && chatDueAt(one.waitingSince, chatStaffed),
    })
    return succeeded({ chats: chats.map(withDue), open: open && withDue(open), now })
  },
})

/** Where what was said before somebody left their number can be read. It names nobody: opening it is what is noted. */
export const findChatOfLead = staffOperation({
  name: 'findChatOfLead',
  summary: 'Which conversation a lead came from.',
  input: z.object({ lead: z.uuid() }),
  output: z.object({ chat: z.nullable(z.string()) }),
  refusals: [],
  run: async ({ db }: Deps, _caller, { lead }) => succeeded({ chat: await chatOfLead(db, lead) }),
})

export const takeOverChat = staffOperation({
  name: 'takeOverChat',
  summary: 'Takes a conversation over: the assistant is silent from then on.',
  input: oneChat,
  output: z.null(),
  refusals: ['work_gone', 'work_taken'],
  run: (deps: Deps, { staff }, { chat }) => takeOver(deps, staff, chat),
})

export const writeInChat = staffOperation({
  name: 'writeInChat',
  summary: 'Says something to the visitor, and takes the conversation over where nobody has it.',
  input: z.extend(oneChat, { messageId: z.uuid(), text: writtenMessage }),
  output: z.null(),
  refusals: ['work_gone', 'work_taken'],
  run: (deps: Deps, { staff }, { chat, messageId, text }) =>
    writeAsPerson(deps, staff, chat, { id: messageId, text }),
})

export const handBackChat = staffOperation({
  name: 'handBackChat',
  summary: 'Gives a conversation back to the assistant.',
  input: oneChat,
  output: z.null(),
  refusals: ['work_gone', 'work_taken'],
  run: (deps: Deps, { staff }, { chat }) => handBack(deps, staff, chat),
})

/** Tells the visitor that somebody is typing. Nothing is stored. */
export const typeInChat = staffOperation({
  name: 'typeInChat',
  summary: 'Tells the visitor that you are typing.',
  input: oneChat,
  output: noOutput,
  refusals: [],
  async run({ db }: Deps, _caller, { chat }) {
    await db.execute(noticeOf(typingNotice(chat, 'person')))
    return succeeded(undefined)
  },
})
