import { readChats } from '#domain/assistant/representative/desk-chats.operations.server.ts'
import { askDesk, requireStaff } from '../ask-desk.server.ts'
import { useDeskStream } from '../use-desk-stream.ts'
import { AwayNote } from '../work/away-note.tsx'
import type { Route } from './+types/chats.route.ts'
import { ChatList } from './chat-list.tsx'
import { waitingInTitle } from './chat-words.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id } = await requireStaff(args)
  const found = await askDesk(readChats, args, {})
  if (!found.ok) throw new Error(`The chats were refused: ${found.code}`)
  return { chats: found.value.chats, now: found.value.now, me: id }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${waitingInTitle(loaderData?.chats ?? [])}Chats | Desk` },
]

/** The conversations of now; one of them opens beside the list. */
export default function Chats({ loaderData: { chats, me, now } }: Route.ComponentProps) {
  useDeskStream(({ topic }) => topic === 'chat')
  return (
    <>
      <h1 className="text-2xl">Chats</h1>
      <AwayNote />
      <div className="mt-4 lg:grid lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-6">
        <ChatList chats={chats} me={me} now={now} />
        <p className="hidden text-soft lg:block">
          {chats.length > 0
            ? 'Open a conversation to read it. Taking it over, or writing the first message, makes the assistant silent.'
            : null}
        </p>
      </div>
    </>
  )
}
