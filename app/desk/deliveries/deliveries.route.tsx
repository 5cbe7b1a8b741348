import { Form, Link, useSearchParams } from 'react-router'
import { answerWords } from '#domain/automation/answer-words.ts'
import {
  DELIVERIES_SHOWN,
  readDeliveries,
  replayDeliveries,
  sendTestMessage,
} from '#domain/automation/deliveries.operations.server.ts'
import type { DeliveryStanding } from '#domain/automation/delivery-standing.server.ts'
import { messageWords } from '#domain/automation/message-words.ts'
import { receiversInWords, type Tests } from '#domain/automation/test-messages.ts'
import { useKeptAnswer } from '../../ui/use-kept-answer.ts'
import { askDesk } from '../ask-desk.server.ts'
import { deskAction } from '../desk-action.server.ts'
import { Done } from '../done.tsx'
import { useDeskStream } from '../use-desk-stream.ts'
import { DeskNotice } from '../work/desk-notice.tsx'
import { Moment } from '../work/due.tsx'
import { PlainTable } from '../work/plain-table.tsx'
import { SmallButton } from '../work/small-button.tsx'
import { Tabs } from '../work/tabs.tsx'
import type { Route } from './+types/deliveries.route.ts'
import { deliveryTabs, listedAs, messageStanding, sentAgainWords, untriedWords } from './delivery-words.ts'
import { TestMessages } from './test-messages.tsx'

export async function loader(args: Route.LoaderArgs) {
  const query = Object.fromEntries(new URL(args.request.url).searchParams)
  const found = await askDesk(readDeliveries, args, query)
  if (!found.ok) throw new Error(`The deliveries were refused: ${found.code}`)
  return { ...found.value, shown: DELIVERIES_SHOWN }
}

const picks = Array.from({ length: DELIVERIES_SHOWN }, (_, row) => `pick${row}`)

const nothingChosen = {
  ok: false as const,
  code: 'invalid_input' as const,
  message: 'Choose at least one message, then press “Send chosen again.”',
}

export const action = (args: Route.ActionArgs) =>
  deskAction(
    args,
    {
      test: () => askDesk(sendTestMessage, args, {}),
      'replay-dead': () => askDesk(replayDeliveries, args, { messages: 'dead' }),
      replay: async form => {
        const messages = picks.flatMap(name => form[name] || [])
        return messages.length > 0 ? askDesk(replayDeliveries, args, { messages }) : nothingChosen
      },
    },
    picks,
    (_, done) => {
      const query = new URL(args.request.url).searchParams
      query.delete('index')
      query.set('sent', 'sent' in done ? `${done.sent}.${done.held}` : 'test')
      return `/desk/deliveries?${query}`
    },
  )

export const meta: Route.MetaFunction = () => [{ title: 'Deliveries | Desk' }]

/** What was sent, as the address keeps it. */
function sentWords(sent: string | null, { goesTo }: Tests): string | null {
  if (sent === 'test') return `A test message is on its way to ${receiversInWords(goesTo)}.`
  const [, again, held] = /^(\d{1,4})\.(\d{1,4})$/.exec(sent ?? '') ?? []
  return again && held ? sentAgainWords(Number(again), Number(held)) : null
}

const standings: readonly DeliveryStanding[] = ['waiting', 'held', 'retrying', 'dead', 'done']

/** Messages to the automation receiver, by how they stand. */
export default function Deliveries({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useKeptAnswer(answered)
  const { counts, messages, tests, shown } = loaderData
  const [search] = useSearchParams()
  useDeskStream(({ topic }) => topic === 'delivery' || topic === 'work')
  const standing = search.get('standing')
  const sent = actionData ? null : sentWords(search.get('sent'), tests)
  const all = standings.reduce((sum, name) => sum + counts[name], 0)
  return (
    <>
      <h1 className="text-2xl">Deliveries</h1>
      <Tabs label="Deliveries" tabs={deliveryTabs('deliveries')} />
      <DeskNotice answer={actionData} />
      <div className={sent ? 'mt-3' : undefined}>
        <Done words={sent} />
      </div>
      <TestMessages tests={tests} />
      <Form method="post" preventScrollReset className="mt-6">
        <SmallButton type="submit" name="intent" value="replay-dead" disabled={counts.dead === 0}>
          Send given-up messages again ({counts.dead})
        </SmallButton>
      </Form>
      <Tabs
        label="How messages stand"
        tabs={[
          { to: '/desk/deliveries', name: 'All', count: all, here: standing === null },
          ...standings.map(name => ({
            to: `/desk/deliveries?standing=${name}`,
            name: listedAs[name],
            count: counts[name],
            here: standing === name,
          })),
        ]}
      />
      {messages.length === 0 ? (
        <p className="mt-4 rounded-card border border-line bg-surface p-6 text-soft">No messages here.</p>
      ) : (
        <Form method="post" preventScrollReset className="mt-4" aria-label="Messages">
          <PlainTable
            caption="Messages to the automation receiver"
            columns={['Message', 'State', 'Made', 'Next', 'Attempts', 'To', 'Last answer']}
            rows={messages.map((message, row) => ({
              key: message.id,
              cells: [
                <span key="message" className="flex items-center gap-2">
                  <input
                    type="checkbox"
                    name={`pick${row}`}
                    value={message.messageId}
                    aria-label={`Choose ${messageWords[message.kind]} ${message.messageId.slice(0, 8)}`}
                    className="size-4"
                  />
                  <Link
                    to={`/desk/deliveries/${message.messageId}`}
                    className="text-ink underline underline-offset-4"
                  >
                    {messageWords[message.kind]}
                    {message.services ? `: ${message.services}` : ''}{' '}
                    <span className="font-mono font-normal text-soft">{message.messageId.slice(0, 8)}</span>
                  </Link>
                </span>,
                <span
                  key="stands"
                  className={message.standing === 'dead' ? 'font-semibold text-alarm' : undefined}
                >
                  {messageStanding(message.standing, message.last)}
                </span>,
                <Moment key="made" at={message.createdAt} />,
                message.dueAt ? <Moment key="next" at={message.dueAt} /> : '–',
                message.last?.attempts ?? 0,
                message.to,
                message.last ? answerWords(message.last) : untriedWords(message.standing),
              ],
            }))}
          />
          <SmallButton type="submit" name="intent" value="replay" className="mt-3">
            Send chosen again
          </SmallButton>
        </Form>
      )}
      <p className="mt-3 text-soft">
        The newest {shown} are listed. What is over stays for a week. A message that you send again keeps its
        ID, so a receiver that already has it can tell.
      </p>
    </>
  )
}
