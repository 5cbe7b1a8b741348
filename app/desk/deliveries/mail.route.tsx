import { Form, Link, useSearchParams } from 'react-router'
import { readKeptMail, sendMailAgain } from '#domain/people/kept-mails.operations.server.ts'
import { settingsContext } from '../../contexts.ts'
import { useKeptAnswer } from '../../ui/use-kept-answer.ts'
import { askDesk } from '../ask-desk.server.ts'
import { deskAction } from '../desk-action.server.ts'
import { Done } from '../done.tsx'
import { useDeskStream } from '../use-desk-stream.ts'
import { DeskNotice } from '../work/desk-notice.tsx'
import { Moment } from '../work/due.tsx'
import { Facts } from '../work/facts.tsx'
import { notFoundAtDesk } from '../work/not-found.server.ts'
import { SmallButton } from '../work/small-button.tsx'
import type { Route } from './+types/mail.route.ts'
import { SentState } from './sent-state.tsx'

export async function loader(args: Route.LoaderArgs) {
  const found = await askDesk(readKeptMail, args, { id: args.params.id })
  if (!found.ok) throw notFoundAtDesk()
  return { ...found.value, mailsGoOut: args.context.get(settingsContext).mailsGoOut }
}

export const action = (args: Route.ActionArgs) =>
  deskAction(
    args,
    { again: () => askDesk(sendMailAgain, args, { id: args.params.id }) },
    [],
    () => `/desk/mails/${args.params.id}?again=1`,
  )

export const meta: Route.MetaFunction = () => [{ title: 'Email | Desk' }]

/** One mail, as far as its words are kept. One that was given up can be sent again. */
export default function Mail({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useKeptAnswer(answered)
  const { id, subject, recipient, createdAt, sentAt, fault, gaveUpAt, body, addressSince, mailsGoOut } =
    loaderData
  useDeskStream(change => change.id === id)
  const [search] = useSearchParams()
  const isAgain = search.has('again') && !gaveUpAt
  return (
    <>
      <p>
        <Link to="/desk/mails" className="underline underline-offset-4">
          Emails
        </Link>
      </p>
      <h1 className="text-2xl break-words">{subject}</h1>
      <DeskNotice answer={actionData} />
      <Done words={isAgain ? (sentAt ? 'The mail server took it.' : 'It’s on its way again.') : null} />
      <div className="mt-3 max-w-measure space-y-4">
        <Facts
          facts={[
            ['To', recipient],
            ['Made', <Moment key="made" at={createdAt} />],
            ['Sent', <SentState key="sent" {...{ sentAt, fault, gaveUpAt }} />],
          ]}
        />
        {gaveUpAt && addressSince !== null ? (
          <p className="text-soft">
            It isn’t sent again: its order has the address {addressSince} by now, and whoever has this one may
            be somebody else.
          </p>
        ) : gaveUpAt && mailsGoOut ? (
          <Form method="post" preventScrollReset>
            <p className="mb-2 text-soft">
              It goes to this address with the words below. Are they still true?
            </p>
            <SmallButton type="submit" name="intent" value="again">
              Send again
            </SmallButton>
          </Form>
        ) : null}
        <p className="rounded-card border border-line bg-surface p-4 break-words whitespace-pre-wrap">
          {body || 'Its words were erased when the mail server took it.'}
        </p>
      </div>
    </>
  )
}
