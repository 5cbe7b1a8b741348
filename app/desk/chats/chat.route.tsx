import { Form, Link } from 'react-router'
import {
  handBackChat,
  noteCallInChat,
  readChats,
  takeOverChat,
  writeInChat,
} from '#domain/assistant/representative/desk-chats.operations.server.ts'
import { useKeptAnswer } from '../../ui/use-kept-answer.ts'
import { askDesk, requireStaff } from '../ask-desk.server.ts'
import { deskAction } from '../desk-action.server.ts'
import { useDeskStream } from '../use-desk-stream.ts'
import { DeskNotice } from '../work/desk-notice.tsx'
import { notFoundAtDesk } from '../work/not-found.server.ts'
import { SmallButton } from '../work/small-button.tsx'
import type { Route } from './+types/chat.route.ts'
import { CALL_FIELDS, CallForm } from './call-form.tsx'
import { ChatList } from './chat-list.tsx'
import { chatStandingWords, waitingInTitle } from './chat-words.ts'
import { Conversation } from './conversation.tsx'
import { NotMine } from './not-mine.tsx'
import { WhoItIs } from './who-it-is.tsx'
import { Writing } from './writing.tsx'

/** What is said here is read while the visitor looks at it: a pause of a second after each reading would be the delay of the next message. */
const CONVERSATION_PACE_MS = 200
/** The list changes with every word that anybody says: it is read again more slowly than the open conversation. */
const LIST_PACE_MS = 5_000

export async function loader(args: Route.LoaderArgs) {
  const { id, name } = await requireStaff(args)
  const found = await askDesk(readChats, args, { chat: args.params.chat })
  if (!found.ok || !found.value.open) throw notFoundAtDesk()
  const { chats, open, now } = found.value
  const macro = Number(new URL(args.request.url).searchParams.get('say') ?? Number.NaN)
  return { chats, open, now, me: { id, name }, macro, messageId: crypto.randomUUID() }
}

export const action = (args: Route.ActionArgs) => {
  const { chat } = args.params
  return deskAction(
    args,
    {
      'take-over': () => askDesk(takeOverChat, args, { chat }),
      'hand-back': () => askDesk(handBackChat, args, { chat }),
      send: ({ text, messageId }) => askDesk(writeInChat, args, { chat, text, messageId }),
      call: ({ intent: _intent, text: _text, messageId: _id, ...call }) =>
        askDesk(noteCallInChat, args, { ...call, chat }),
    },
    ['text', 'messageId', ...CALL_FIELDS],
    () => `/desk/chats/${chat}`,
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${waitingInTitle(loaderData?.chats ?? [])}Chat | Desk` },
]

/** One conversation beside the others: what was said, and what one may do about it. */
export default function Chat({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useKeptAnswer(answered)
  const { chats, open, me, now, macro, messageId } = loaderData
  useDeskStream(({ topic, id }) => topic === 'chat' && id === open.id, CONVERSATION_PACE_MS)
  useDeskStream(({ topic }) => topic === 'chat', LIST_PACE_MS)
  const mine = open.ownerId === me.id
  const free = open.takenOverAt === null
  const refused = actionData?.intent === 'send' ? actionData.fault : null
  const callFault = actionData?.intent === 'call' ? actionData.fault : null
  return (
    <>
      <p className="lg:hidden">
        <Link to="/desk/chats" className="inline-block min-h-6 underline underline-offset-4">
          All chats
        </Link>
      </p>
      <div className="lg:grid lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-start lg:gap-6">
        <ChatList chats={chats} me={me.id} now={now} current={open.id} />
        <div className="flex min-w-0 flex-col gap-3">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="min-w-0 text-2xl break-words">{open.name ?? 'Visitor'}</h1>
            <p role="status" className="grow text-soft">
              {chatStandingWords(open, me.id, now).words}
            </p>
            <Form method="post" preventScrollReset className="flex gap-2">
              {free ? (
                <SmallButton type="submit" name="intent" value="take-over">
                  Take over
                </SmallButton>
              ) : null}
              {mine ? (
                <SmallButton type="submit" name="intent" value="hand-back">
                  Hand back
                </SmallButton>
              ) : null}
            </Form>
          </div>
          <WhoItIs chat={open} />
          <DeskNotice answer={callFault ? undefined : actionData} isFree={free} />
          <Conversation chat={open} now={now} />
          {free || mine ? <CallForm key={`call ${open.id}`} chat={open} fault={callFault} /> : null}
          {free || mine ? (
            <Writing
              key={open.id}
              {...{ mine, chat: open, me, macro, messageId }}
              typed={refused?.typed.text ?? ''}
            />
          ) : (
            <NotMine key={open.id} chat={open} me={me.id} />
          )}
        </div>
      </div>
    </>
  )
}
