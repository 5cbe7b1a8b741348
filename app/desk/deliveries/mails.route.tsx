import { Link } from 'react-router'
import { readKeptMails } from '#domain/people/kept-mails.operations.server.ts'
import { askDesk } from '../ask-desk.server.ts'
import { useDeskStream } from '../use-desk-stream.ts'
import { Moment } from '../work/due.tsx'
import { PlainTable } from '../work/plain-table.tsx'
import { Tabs } from '../work/tabs.tsx'
import type { Route } from './+types/mails.route.ts'
import { deliveryTabs } from './delivery-words.ts'
import { SentState } from './sent-state.tsx'

export async function loader(args: Route.LoaderArgs) {
  const which = new URL(args.request.url).searchParams.get('which')
  const found = await askDesk(readKeptMails, args, { which })
  if (!found.ok) throw new Error(`The mails were refused: ${found.code}`)
  return { ...found.value, isUnsent: which === 'unsent' }
}

export const meta: Route.MetaFunction = () => [{ title: 'Emails | Desk' }]

/** Mails to visitors and staff, the newest first. */
export default function Mails({ loaderData: { mails, unsent, isUnsent } }: Route.ComponentProps) {
  useDeskStream(({ topic }) => topic === 'delivery')
  return (
    <>
      <h1 className="text-2xl">Emails</h1>
      <Tabs label="Deliveries" tabs={deliveryTabs('mails')} />
      <p className="mt-3 text-soft">
        {mails.length > 0 ? `The newest ${mails.length}. ` : ''}We keep the words of an email until a mail
        server has taken it. Without a mail server, emails stay here.
      </p>
      <Tabs
        label="Which emails"
        tabs={[
          { to: '/desk/mails', name: 'All', here: !isUnsent },
          { to: '/desk/mails?which=unsent', name: 'Not sent', count: unsent, here: isUnsent },
        ]}
      />
      {mails.length === 0 ? (
        <p className="mt-4 rounded-card border border-line bg-surface p-6 text-soft">No emails here.</p>
      ) : (
        <div className="mt-3">
          <PlainTable
            caption="Emails, newest first"
            columns={['Subject', 'To', 'Made', 'Sent']}
            rows={mails.map(({ id, subject, recipient, createdAt, sentAt, fault, gaveUpAt }) => ({
              key: id,
              cells: [
                <Link
                  key="subject"
                  to={`/desk/mails/${id}`}
                  className="text-ink underline underline-offset-4"
                >
                  {subject}
                </Link>,
                recipient,
                <Moment key="made" at={createdAt} />,
                <SentState key="sent" {...{ sentAt, fault, gaveUpAt }} />,
              ],
            }))}
          />
        </div>
      )}
    </>
  )
}
