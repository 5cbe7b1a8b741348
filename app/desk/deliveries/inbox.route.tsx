import { Link } from 'react-router'
import { INBOX_SHOWN, readInbox } from '#domain/automation/inbox.operations.server.ts'
import { messageWords } from '#domain/automation/message-words.ts'
import { askDesk } from '../ask-desk.server.ts'
import { Moment } from '../work/due.tsx'
import { PlainTable } from '../work/plain-table.tsx'
import { Tabs } from '../work/tabs.tsx'
import type { Route } from './+types/inbox.route.ts'
import { deliveryTabs } from './delivery-words.ts'

export async function loader(args: Route.LoaderArgs) {
  const found = await askDesk(readInbox, args, {})
  if (!found.ok) throw new Error(`The inbox was refused: ${found.code}`)
  return { ...found.value, shown: INBOX_SHOWN }
}

export const meta: Route.MetaFunction = () => [{ title: 'Built-in inbox | Desk' }]

/** What the built-in receiver took in while none outside was set. */
export default function Inbox({ loaderData }: Route.ComponentProps) {
  const { messages, shown } = loaderData
  return (
    <>
      <h1 className="text-2xl">Built-in inbox</h1>
      <Tabs label="Deliveries" tabs={deliveryTabs('inbox')} />
      <p className="mt-3 text-soft">
        Messages that stayed on this site because no outside receiver was set. The newest {shown} are listed.
      </p>
      {messages.length === 0 ? (
        <p className="mt-4 rounded-card border border-line bg-surface p-6 text-soft">The inbox is empty.</p>
      ) : (
        <div className="mt-3">
          <PlainTable
            caption="Messages in the built-in inbox"
            columns={['Message', 'Came']}
            rows={messages.map(({ id, kind, services, receivedAt }) => ({
              key: id,
              cells: [
                <Link
                  key="message"
                  to={`/desk/inbox/${id}`}
                  className="text-ink underline underline-offset-4"
                >
                  {messageWords[kind]}
                  {services ? `: ${services}` : ''}
                </Link>,
                <Moment key="came" at={receivedAt} />,
              ],
            }))}
          />
        </div>
      )}
    </>
  )
}
