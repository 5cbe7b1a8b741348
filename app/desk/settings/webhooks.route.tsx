import { Link } from 'react-router'
import { messageWords } from '#domain/automation/message-words.ts'
import { addReceiver, readReceivers } from '#domain/automation/receivers.operations.server.ts'
import { readForm } from '../../api/read-form.server.ts'
import { useKeptAnswer } from '../../ui/use-kept-answer.ts'
import { doneAnswer, refusedAnswer } from '../answer.server.ts'
import { askDesk } from '../ask-desk.server.ts'
import { DeskForm } from '../desk-form.tsx'
import { Done } from '../done.tsx'
import { FactorAgain } from '../factor-again.tsx'
import { PlainTable } from '../work/plain-table.tsx'
import type { Route } from './+types/webhooks.route.ts'
import { NewSecret } from './new-secret.tsx'
import { ReceiverFields } from './receiver-fields.tsx'
import { receiverFields, receiverInput } from './receiver-input.server.ts'
import { lastAnswerWords, receiverStateWords } from './receiver-words.ts'
import { SettingsTabs } from './settings-tabs.tsx'

/** Where orders, leads and conversations are sent. */
export async function loader(args: Route.LoaderArgs) {
  const found = await askDesk(readReceivers, args, {})
  if (!found.ok) throw new Error(`The receivers were refused: ${found.code}`)
  return found.value
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** Adds a receiver; the answer holds its secret, once. */
export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request, receiverFields)
  const result = await askDesk(addReceiver, args, receiverInput(form), { code: form.code })
  if (!result.ok) return refusedAnswer(result, form)
  return { ...doneAnswer('add', `${form.name} is added.`), secret: result.value.secret }
}

export const meta: Route.MetaFunction = () => [{ title: 'Webhooks | Desk' }]

export default function Webhooks({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useKeptAnswer(answered)
  const { receivers, environment } = loaderData
  return (
    <>
      <h1 className="text-2xl">Settings</h1>
      <SettingsTabs here="webhooks" isAdministrator />
      <h2 className="mt-6 text-xl">Webhooks</h2>
      <p className="mt-1 mb-4 max-w-measure text-soft">
        Each address gets its own copy of the messages you choose, signed with its own secret. When one fails,
        we keep trying for about four days. What is sent, and what its answers mean, is told to whoever builds
        the receiver under{' '}
        <a href="/developers#webhooks" className="underline underline-offset-4">
          For developers
        </a>
        .
      </p>
      <Done words={actionData?.done} />
      <NewSecret secret={actionData && 'secret' in actionData ? actionData.secret : null} />
      <FactorAgain again={actionData?.again ?? null} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <PlainTable
          caption="Addresses"
          columns={['Receiver', 'What we send', 'State', 'Last answer']}
          rows={[
            {
              key: 'environment',
              cells: [
                <span key="name">
                  Set on the server
                  <span className="block font-normal text-soft">
                    {environment ?? 'The built-in inbox: the server has no webhook address set'}
                  </span>
                </span>,
                'Everything',
                'On',
                <Link key="last" to="/desk/deliveries" className="underline underline-offset-4">
                  Deliveries
                </Link>,
              ],
            },
            ...receivers.map(receiver => ({
              key: receiver.id,
              cells: [
                <span key="name">
                  <Link
                    to={`/desk/settings/webhooks/${receiver.id}`}
                    className="text-ink underline underline-offset-4"
                  >
                    {receiver.name}
                  </Link>
                  <span className="block font-normal break-all text-soft">{receiver.url}</span>
                </span>,
                receiver.kinds.map(kind => messageWords[kind]).join(', '),
                receiverStateWords(receiver),
                lastAnswerWords(receiver.attempts[0]),
              ],
            })),
          ]}
        />
        <section aria-labelledby="add-receiver">
          <h3 id="add-receiver" className="mb-3 text-lg">
            Add an address
          </h3>
          <DeskForm
            key={actionData?.done ?? ''}
            intent="add"
            label="Add the address"
            fault={actionData?.fault ?? null}
          >
            <ReceiverFields fault={actionData?.fault ?? null} />
          </DeskForm>
        </section>
      </div>
    </>
  )
}
