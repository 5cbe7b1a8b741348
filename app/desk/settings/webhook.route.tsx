import { Form, Link, redirect } from 'react-router'
import { answerWords } from '#domain/automation/answer-words.ts'
import { messageWords } from '#domain/automation/message-words.ts'
import {
  changeReceiver,
  pauseReceiver,
  readReceivers,
  removeReceiver,
  rotateReceiverSecret,
  testReceiver,
} from '#domain/automation/receivers.operations.server.ts'
import { isTaken } from '#domain/automation/test-messages.ts'
import { readForm } from '../../api/read-form.server.ts'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { useKeptAnswer } from '../../ui/use-kept-answer.ts'
import { doneAnswer, refusedAnswer } from '../answer.server.ts'
import { askDesk } from '../ask-desk.server.ts'
import { Done } from '../done.tsx'
import { FactorAgain } from '../factor-again.tsx'
import { Moment } from '../work/due.tsx'
import { notFoundAtDesk } from '../work/not-found.server.ts'
import { PlainTable } from '../work/plain-table.tsx'
import { SmallButton } from '../work/small-button.tsx'
import type { Route } from './+types/webhook.route.ts'
import { ChangeReceiver } from './change-receiver.tsx'
import { NewSecret } from './new-secret.tsx'
import { receiverFields, receiverInput } from './receiver-input.server.ts'
import { lastAnswerWords, receiverStateWords } from './receiver-words.ts'
import { RotateForm } from './rotate-form.tsx'
import { SettingsTabs } from './settings-tabs.tsx'

/** One receiver, with what it answered. */
export async function loader(args: Route.LoaderArgs) {
  const found = await askDesk(readReceivers, args, {})
  if (!found.ok) throw new Error(`The receivers were refused: ${found.code}`)
  const receiver = found.value.receivers.find(({ id }) => id === args.params.id)
  if (!receiver) throw notFoundAtDesk()
  return { receiver }
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** Changes, pauses, tests or removes a receiver, or gives it another secret. */
export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request, receiverFields)
  const { intent = '', version, paused, overlap, code } = form
  const which = { id: args.params.id, version }
  if (intent === 'rotate') {
    const result = await askDesk(rotateReceiverSecret, args, { ...which, overlap }, { code })
    if (!result.ok) return refusedAnswer(result, form)
    return { ...doneAnswer(intent, 'The new secret signs from now on.'), secret: result.value.secret }
  }
  if (intent === 'test') {
    const result = await askDesk(testReceiver, args, { id: args.params.id })
    if (!result.ok) return refusedAnswer(result, form)
    const { status, answer, durationMs } = result.value
    const words = answerWords({ status, answer })
    return isTaken(status)
      ? doneAnswer(intent, `The test was taken in ${durationMs} ms. ${words}`)
      : { ...doneAnswer(intent, ''), notTaken: words }
  }
  if (intent === 'remove') {
    const result = await askDesk(removeReceiver, args, which, { code })
    return result.ok ? redirect('/desk/settings/webhooks') : refusedAnswer(result, form)
  }
  if (intent !== 'pause' && intent !== 'change') throw new Response(null, { status: 400 })
  const result =
    intent === 'pause'
      ? await askDesk(pauseReceiver, args, { ...which, paused })
      : await askDesk(changeReceiver, args, { ...which, ...receiverInput(form) }, { code })
  return result.ok ? doneAnswer(intent, 'Saved.') : refusedAnswer(result, form)
}

export { readAfterRefusal as shouldRevalidate } from '../work/read-after-refusal.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Webhook | Desk' }]

export default function Webhook({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useKeptAnswer(answered)
  const { receiver } = loaderData
  const { id, name, version, pausedAt, overlapUntil, attempts } = receiver
  const fault = actionData?.fault ?? null
  const ofChange = actionData?.intent === 'change'
  return (
    <>
      <h1 className="text-2xl">Settings</h1>
      <SettingsTabs here="webhooks" isAdministrator />
      <h2 className="mt-6 text-xl">{name}</h2>
      <p className="mt-1 mb-4 text-soft">
        {receiverStateWords(receiver)}
        {overlapUntil ? (
          <>
            {' until '}
            <Moment at={overlapUntil} />
          </>
        ) : null}
        {'. '}
        <Link to="/desk/settings/webhooks" className="text-ink underline underline-offset-4">
          All webhooks
        </Link>
      </p>
      <Done words={actionData?.done} />
      <NewSecret secret={actionData && 'secret' in actionData ? actionData.secret : null} name={name} />
      <FactorAgain again={actionData?.again ?? null} />
      {actionData && 'notTaken' in actionData ? (
        <NoticeBox
          tone="alarm"
          title="The test was not taken"
          occasion={actionData}
          className="mb-4 max-w-xl"
        >
          <p className="break-words text-soft">{actionData.notTaken}</p>
        </NoticeBox>
      ) : null}
      {fault && !ofChange ? (
        <NoticeBox tone="alarm" title={fault.title} occasion={fault} className="mb-4 max-w-xl">
          <p className="text-soft">{fault.message}</p>
        </NoticeBox>
      ) : null}
      <div className="mb-6 flex flex-wrap gap-2">
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="test" />
          <SmallButton type="submit">Send a test now</SmallButton>
        </Form>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="pause" />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="paused" value={pausedAt ? 'no' : 'yes'} />
          <SmallButton type="submit">{pausedAt ? 'Resume' : 'Pause'}</SmallButton>
        </Form>
        <details>
          <summary className="inline-flex min-h-9 cursor-pointer items-center rounded-control border border-edge px-3 hover:bg-raised">
            Remove …
          </summary>
          <Form method="post" className="mt-2 max-w-sm space-y-2" aria-label={`Remove ${name}`}>
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="version" value={version} />
            <p className="text-soft">
              Messages that still wait for it are not sent. What was sent stays in the log.
            </p>
            <SmallButton type="submit">Remove for good</SmallButton>
          </Form>
        </details>
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <ChangeReceiver key={id} receiver={receiver} answer={actionData} />
        <RotateForm version={version} />
      </div>
      <section aria-labelledby="attempts" className="mt-8">
        <h3 id="attempts" className="mb-2 text-lg">
          Last deliveries
        </h3>
        {attempts.length === 0 ? (
          <p className="text-soft">Nothing was sent here yet.</p>
        ) : (
          <PlainTable
            caption="Last attempts, the newest first"
            columns={['Message', 'When', 'Attempt', 'Took', 'Answer']}
            rows={attempts.map(attempt => ({
              key: attempt.id,
              cells: [
                <Link
                  key="message"
                  to={`/desk/deliveries/${attempt.messageId}`}
                  className="text-ink underline underline-offset-4"
                >
                  {messageWords[attempt.kind as keyof typeof messageWords] ?? attempt.kind}{' '}
                  <span className="font-mono font-normal text-soft">{attempt.messageId.slice(0, 8)}</span>
                </Link>,
                <Moment key="when" at={attempt.attemptedAt} />,
                attempt.attempt,
                `${attempt.durationMs} ms`,
                lastAnswerWords(attempt),
              ],
            }))}
          />
        )}
      </section>
    </>
  )
}
