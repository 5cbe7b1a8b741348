import { z } from 'zod/mini'
import { hasLooked, recordLook } from '#domain/desk/desk-events.server.ts'
import type { LeadDeps } from '#domain/leads/record-lead.server.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { contactRules, isEmail } from '#domain/shared/contact-rules.ts'
import { asOneLine } from '#domain/shared/one-line.ts'
import { noOutput } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { canBeDialed, DIALED_WANTED } from '#domain/shared/phone-digits.ts'
import { isZipCode } from '#domain/shared/zip-code.ts'
import { ZIP_WANTED } from '#domain/shared/zip-words.ts'
import { staffOperation } from '#domain/staff/staff-operation.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import { noticeOf } from '#platform/notices.server.ts'
import { chatDueAt } from '../chat-due.ts'
import { typingNotice } from '../typing.ts'
import {
  type ChatOfLead,
  chatOfLead,
  type DeskChat,
  listChats,
  type OpenChat,
  openChat,
} from './chats-for-desk.server.ts'
import { handBack, type Representative, takeOver, writeAsPerson } from './hold-chat.server.ts'
import { noteCall } from './note-call.server.ts'
import { type ToldForCall, toldForCall } from './told-for-call.ts'
import { writtenMessage } from './written-message.ts'

type Deps = { db: Database; now: () => Date; settings: BusinessSettings }
/** The moment from which a chat's visitor waits for us (`chatDueAt`); null where nobody waits. */
export type Due = { dueAt: Date | null }
/** What the visitor wrote of who to call, to be noted. */
type Told = { told: ToldForCall }

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
  output: z.custom<{ chats: (DeskChat & Due)[]; open: (OpenChat & Due & Told) | null; now: Date }>(),
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
    return succeeded({
      chats: chats.map(withDue),
      open: open && { ...withDue(open), told: toldForCall(open.messages) },
      now,
    })
  },
})

/** Where what was said before somebody left their number can be read. It names nobody: opening it is what is noted. */
export const findChatOfLead = staffOperation({
  name: 'findChatOfLead',
  summary: 'Which conversation a lead came from.',
  input: z.object({ lead: z.uuid() }),
  output: z.custom<{ chat: ChatOfLead | null }>(),
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

const optional = (max: number, test: (text: string) => boolean, error: string) =>
  z.string().check(
    z.trim(),
    z.maxLength(max),
    z.refine(text => text === '' || test(text), { error }),
  )

export const noteCallInChat = staffOperation({
  name: 'noteCallInChat',
  summary: 'Makes the call that a visitor asked for in the chat a lead with its work, and tells them.',
  input: z.extend(oneChat, {
    name: z.string().check(z.overwrite(asOneLine), z.maxLength(200)),
    phone: z
      .string()
      .check(z.overwrite(asOneLine), z.maxLength(40), z.refine(canBeDialed, { error: DIALED_WANTED })),
    email: optional(254, isEmail, contactRules.email.message),
    zipCode: optional(10, isZipCode, ZIP_WANTED),
    selectedService: z.string().check(z.overwrite(asOneLine), z.maxLength(200)),
    note: z.string().check(z.trim(), z.maxLength(2_000)),
    time: z.union([z.literal(''), z.iso.datetime({ local: true })], { error: 'Enter a day and a time' }),
  }),
  output: z.null(),
  refusals: ['work_gone', 'work_taken', 'invalid_input'],
  run: (deps: LeadDeps, { staff, request }, { chat, ...wanted }) =>
    noteCall(deps, staff, { id: chat, page: new URL(`/desk/chats/${chat}`, request.url).href }, wanted),
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
