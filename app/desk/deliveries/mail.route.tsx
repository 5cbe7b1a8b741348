import { Link } from 'react-router'
import { readKeptMail } from '#domain/people/kept-mails.operations.server.ts'
import { askDesk } from '../ask-desk.server.ts'
import { Moment } from '../work/due.tsx'
import { Facts } from '../work/facts.tsx'
import { notFoundAtDesk } from '../work/not-found.server.ts'
import type { Route } from './+types/mail.route.ts'
import { SentState } from './sent-state.tsx'

export async function loader(args: Route.LoaderArgs) {
  const found = await askDesk(readKeptMail, args, { id: args.params.id })
  if (!found.ok) throw notFoundAtDesk()
  return found.value
}

export const meta: Route.MetaFunction = () => [{ title: 'Email | Desk' }]

/** One mail, as far as its words are kept. */
export default function Mail({ loaderData }: Route.ComponentProps) {
  const { subject, recipient, createdAt, sentAt, fault, gaveUpAt, body } = loaderData
  return (
    <>
      <p>
        <Link to="/desk/mails" className="underline underline-offset-4">
          Emails
        </Link>
      </p>
      <h1 className="text-2xl break-words">{subject}</h1>
      <div className="mt-3 max-w-measure space-y-4">
        <Facts
          facts={[
            ['To', recipient],
            ['Made', <Moment key="made" at={createdAt} />],
            ['Sent', <SentState key="sent" {...{ sentAt, fault, gaveUpAt }} />],
          ]}
        />
        <p className="rounded-card border border-line bg-surface p-4 break-words whitespace-pre-wrap">
          {body || 'Its words were erased when the mail server took it.'}
        </p>
      </div>
    </>
  )
}
