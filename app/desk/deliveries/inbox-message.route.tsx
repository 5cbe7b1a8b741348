import { Link } from 'react-router'
import { readInboxMessage } from '#domain/automation/inbox.operations.server.ts'
import { messageWords } from '#domain/automation/message-words.ts'
import { askDesk } from '../ask-desk.server.ts'
import { Moment } from '../work/due.tsx'
import { Facts } from '../work/facts.tsx'
import { notFoundAtDesk } from '../work/not-found.server.ts'
import type { Route } from './+types/inbox-message.route.ts'
import { PayloadBox } from './payload-box.tsx'

export async function loader(args: Route.LoaderArgs) {
  const found = await askDesk(readInboxMessage, args, { id: args.params.id })
  if (!found.ok) throw notFoundAtDesk()
  return found.value
}

export const meta: Route.MetaFunction = () => [{ title: 'Message | Desk' }]

/** One message of the built-in inbox. */
export default function InboxMessage({ loaderData }: Route.ComponentProps) {
  const { kind, messageId, payload, receivedAt } = loaderData
  return (
    <>
      <p>
        <Link to="/desk/inbox" className="underline underline-offset-4">
          Built-in inbox
        </Link>
      </p>
      <h1 className="text-2xl">{messageWords[kind]}</h1>
      <div className="mt-3 grid items-start gap-6 lg:grid-cols-2">
        <Facts
          facts={[
            ['Came', <Moment key="came" at={receivedAt} />],
            [
              'ID',
              <Link key="id" to={`/desk/deliveries/${messageId}`} className="font-mono">
                {messageId}
              </Link>,
            ],
          ]}
        />
        <PayloadBox payload={payload} />
      </div>
    </>
  )
}
