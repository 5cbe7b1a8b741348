import { Form, Link } from 'react-router'
import { claim, giveBack } from '#domain/desk/desk.operations.server.ts'
import {
  answerPrivacyRequest,
  readPrivacyRequest,
} from '#domain/people/privacy-requests.operations.server.ts'
import { requestWords } from '#domain/people/request-kinds.ts'
import { phoneWords } from '#domain/shared/phone-digits.ts'
import { isAllowed } from '#domain/staff/roles.ts'
import { controlClass } from '../../ui/control-class.ts'
import { useKeptAnswer } from '../../ui/use-kept-answer.ts'
import { askDesk, requireStaff } from '../ask-desk.server.ts'
import { deskAction } from '../desk-action.server.ts'
import { useDeskStream } from '../use-desk-stream.ts'
import { ClaimBar } from '../work/claim-bar.tsx'
import { DeskNotice } from '../work/desk-notice.tsx'
import { Due, Moment } from '../work/due.tsx'
import { Facts } from '../work/facts.tsx'
import { notFoundAtDesk } from '../work/not-found.server.ts'
import { SmallButton } from '../work/small-button.tsx'
import { Timeline } from '../work/timeline.tsx'
import type { Route } from './+types/privacy.route.ts'
import { EraseForm } from './erase-form.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { id, role } = await requireStaff(args)
  const found = await askDesk(readPrivacyRequest, args, { id: args.params.id })
  if (!found.ok) throw notFoundAtDesk()
  return { ...found.value, me: id, mayErase: isAllowed(role, 'erasePerson') }
}

export const action = (args: Route.ActionArgs) =>
  deskAction(
    args,
    {
      claim: form => askDesk(claim, args, form),
      'give-back': form => askDesk(giveBack, args, form),
      answer: form => askDesk(answerPrivacyRequest, args, { note: form.note, id: args.params.id }),
    },
    ['work', 'note'],
  )

export const meta: Route.MetaFunction = () => [{ title: 'Privacy request | Desk' }]

/** What somebody asked for about their data, and by when it is answered. */
export default function PrivacyRequest({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useKeptAnswer(answered)
  const { request, address, outside, work, events, now, me, mayErase } = loaderData
  useDeskStream(({ id, topic }) => id === request.id || topic === 'staff')
  const page = address === null ? null : `/desk/people/${address}`
  return (
    <>
      <h1 className="text-2xl">
        <span className="text-soft">Privacy request:</span> {requestWords[request.kind]}
      </h1>
      <DeskNotice answer={actionData} />
      <div className="mt-3 grid items-start gap-6 lg:grid-cols-2">
        <div className="min-w-0 space-y-5">
          <ClaimBar work={work} me={me} now={now} />
          <Facts
            facts={[
              [
                'Who',
                page ? (
                  <Link key="who" to={page} className="underline underline-offset-4">
                    {request.email || phoneWords(request.phone)}
                  </Link>
                ) : (
                  'Erased'
                ),
              ],
              ['Their words', request.words || 'None'],
              ['Asked', <Moment key="asked" at={request.receivedAt} />],
              request.doneAt
                ? ['Answered', <Moment key="done" at={request.doneAt} />]
                : ['Due', <Due key="due" dueAt={request.dueAt} now={now} timeZone={null} />],
            ]}
          />
          {request.kind === 'opt_out' ? (
            request.doneAt ? null : (
              <p>
                Any agreement to offers is withdrawn. If they want no calls at all, put their number on the{' '}
                <Link to="/desk/do-not-call" className="underline underline-offset-4">
                  do-not-call list
                </Link>
                . Then mark this as answered.
              </p>
            )
          ) : page && mayErase ? (
            <section aria-labelledby="do" className="space-y-3">
              <h2 id="do" className="text-lg">
                Do what they ask
              </h2>
              <Form method="post" action={`${page}/export`} reloadDocument>
                <SmallButton type="submit">Export as JSON</SmallButton>
              </Form>
              {request.kind === 'delete' ? <EraseForm fault={null} action={page} outside={outside} /> : null}
            </section>
          ) : page ? (
            <p className="text-soft">An administrator exports and erases: hand it to one.</p>
          ) : null}
          {request.doneAt ? null : (
            <Form method="post" preventScrollReset className="space-y-2" aria-label="Answered">
              <input type="hidden" name="intent" value="answer" />
              <label className="block">
                What was answered, and how
                <textarea name="note" rows={3} maxLength={2000} required className={controlClass} />
              </label>
              <SmallButton type="submit">Mark as answered</SmallButton>
            </Form>
          )}
        </div>
        <section aria-labelledby="timeline">
          <h2 id="timeline" className="mb-2 text-lg">
            What happened
          </h2>
          <Timeline events={events} />
        </section>
      </div>
    </>
  )
}
