import { Form, Link, useSearchParams } from 'react-router'
import { answerWords } from '#domain/automation/answer-words.ts'
import {
  giveUpDelivery,
  readDelivery,
  replayDeliveries,
} from '#domain/automation/deliveries.operations.server.ts'
import { messageWords } from '#domain/automation/message-words.ts'
import { useKeptAnswer } from '../../ui/use-kept-answer.ts'
import { askDesk } from '../ask-desk.server.ts'
import { deskAction } from '../desk-action.server.ts'
import { Done } from '../done.tsx'
import { useDeskStream } from '../use-desk-stream.ts'
import { DeskNotice } from '../work/desk-notice.tsx'
import { Moment } from '../work/due.tsx'
import { Facts } from '../work/facts.tsx'
import { notFoundAtDesk } from '../work/not-found.server.ts'
import { PlainTable } from '../work/plain-table.tsx'
import { SmallButton } from '../work/small-button.tsx'
import type { Route } from './+types/delivery.route.ts'
import { againWords, messageStanding, untriedWords } from './delivery-words.ts'
import { PayloadBox } from './payload-box.tsx'

export async function loader(args: Route.LoaderArgs) {
  const found = await askDesk(readDelivery, args, { message: args.params.message })
  if (!found.ok) throw notFoundAtDesk()
  return { ...found.value, id: args.params.message }
}

export const action = (args: Route.ActionArgs) => {
  const { message } = args.params
  return deskAction(
    args,
    {
      replay: () => askDesk(replayDeliveries, args, { messages: [message] }),
      'give-up': () => askDesk(giveUpDelivery, args, { message }),
    },
    [],
    ({ intent }) => `/desk/deliveries/${message}?${intent === 'give-up' ? 'left' : 'again'}=1`,
  )
}

export const meta: Route.MetaFunction = () => [{ title: 'Delivery | Desk' }]

/** One message: how it stands, every attempt with its answer, and what it says. */
export default function Delivery({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useKeptAnswer(answered)
  const { id, message, stands, attempts } = loaderData
  useDeskStream(change => change.id === id)
  const [search] = useSearchParams()
  const isLeft = stands?.standing === 'dead' && search.has('left')
  const again = search.has('again') && stands ? againWords(stands.standing, attempts[0] ?? null) : null
  return (
    <>
      <p>
        <Link to="/desk/deliveries" className="underline underline-offset-4">
          Deliveries
        </Link>
      </p>
      <h1 className="text-2xl">{message ? messageWords[message.kind] : 'Message'}</h1>
      <DeskNotice answer={actionData} />
      <Done words={isLeft ? 'It stays undelivered, and nobody is asked to look at it.' : again} />
      <div className="mt-3 grid items-start gap-6 lg:grid-cols-2">
        <div className="space-y-4">
          <Facts
            facts={[
              [
                'ID',
                <span key="id" className="font-mono">
                  {id}
                </span>,
              ],
              [
                'State',
                stands ? messageStanding(stands.standing, attempts[0] ?? null) : 'Over: only its log is kept',
              ],
              ['Made', stands ? <Moment key="made" at={stands.createdAt} /> : 'Not kept'],
              ...(stands?.dueAt ? [['Next attempt', <Moment key="next" at={stands.dueAt} />] as const] : []),
            ]}
          />
          {stands?.standing === 'held' && message?.receiverId ? (
            <p>
              Nothing is sent while the receiver is paused.{' '}
              <Link
                to={`/desk/settings/webhooks/${message.receiverId}`}
                className="underline underline-offset-4"
              >
                Resume it in Settings
              </Link>{' '}
              and this message goes out at once.
            </p>
          ) : stands ? (
            <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
              <SmallButton type="submit" name="intent" value="replay">
                Send again
              </SmallButton>
              {stands.standing === 'dead' && !isLeft ? (
                <SmallButton type="submit" name="intent" value="give-up">
                  Leave it undelivered
                </SmallButton>
              ) : null}
            </Form>
          ) : null}
          <section aria-labelledby="attempts">
            <h2 id="attempts" className="mb-1 text-lg">
              Attempts
            </h2>
            {attempts.length === 0 ? (
              <p className="text-soft">{stands ? untriedWords(stands.standing) : 'Not tried'}.</p>
            ) : (
              <PlainTable
                caption="Attempts to deliver this message"
                columns={['When', 'Answer', 'Took', 'To']}
                rows={attempts.map(attempt => ({
                  key: attempt.id,
                  cells: [
                    <Moment key="when" at={attempt.attemptedAt} />,
                    answerWords(attempt),
                    `${attempt.durationMs} ms`,
                    attempt.url,
                  ],
                }))}
              />
            )}
          </section>
        </div>
        {message ? <PayloadBox payload={message.payload} /> : null}
      </div>
    </>
  )
}
