import { Form } from 'react-router'
import { changeDoNotCall, readDoNotCall } from '#domain/callbacks/do-not-call.operations.server.ts'
import { FILE_MAX_BYTES } from '#domain/callbacks/read-number-file.ts'
import { counted } from '#domain/shared/counted.ts'
import { phoneWords } from '#domain/shared/phone-digits.ts'
import { storable } from '../../api/strict-json.ts'
import { controlClass } from '../../ui/control-class.ts'
import { doneAnswer, refusedAnswer } from '../answer.server.ts'
import { askDesk } from '../ask-desk.server.ts'
import { Done } from '../done.tsx'
import { readUpload, uploadRefusal } from '../read-upload.server.ts'
import { Moment } from '../work/due.tsx'
import { PlainTable } from '../work/plain-table.tsx'
import { SmallButton } from '../work/small-button.tsx'
import type { Route } from './+types/do-not-call.route.ts'
import { NumberForm } from './number-form.tsx'

export async function loader(args: Route.LoaderArgs) {
  const search = new URL(args.request.url).searchParams.get('search') ?? ''
  const found = await askDesk(readDoNotCall, args, { search })
  if (!found.ok) throw new Error(`The list was refused: ${found.code}`)
  return found.value
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** Adds a number or a file of them, or takes one off. */
export async function action(args: Route.ActionArgs) {
  const names = ['intent', 'phone', 'reason'] as const
  const asked = { operation: 'changeDoNotCall', fields: names, most: FILE_MAX_BYTES } as const
  const read = await readUpload(args, asked)
  if (!read.ok) return refusedAnswer(uploadRefusal(read.code, '1 MB'), { intent: 'import' })
  const { form, file: sent } = read
  const { intent: act = '', phone, reason } = form
  const file = sent ? storable(new TextDecoder().decode(sent.bytes)) : undefined
  const result = await askDesk(changeDoNotCall, args, { act, phone, reason, file })
  if (!result.ok) return refusedAnswer(result, form)
  const { added, known, removed, unread, unreadCount } = result.value
  const words =
    removed > 0
      ? 'The number may be called again.'
      : [
          added > 0 || known === 0 ? `${counted(added, 'number')} added.` : 'Nothing to add.',
          known > 0 ? `${counted(known, 'number')} already on the list.` : '',
          unreadCount > 0 ? `${counted(unreadCount, 'line')} could not be read.` : '',
        ]
          .filter(Boolean)
          .join(' ')
  return { ...doneAnswer(act, words), unread, taken: crypto.randomUUID() }
}

export const meta: Route.MetaFunction = () => [{ title: 'Do not call | Desk' }]

/** Numbers that nobody calls. */
export default function DoNotCall({ loaderData, actionData }: Route.ComponentProps) {
  const { numbers, total, search } = loaderData
  const { done = null, intent = '', fault = null } = actionData ?? {}
  // What was taken leaves its form empty for the next one.
  const taken = actionData && 'taken' in actionData ? actionData.taken : ''
  const unread = actionData && 'unread' in actionData ? actionData.unread : []
  return (
    <>
      <h1 className="text-2xl">Do not call</h1>
      <p className="mt-1 text-soft">
        {counted(total, 'number')} on the list. Nobody here calls them, even if someone asks for a call.
      </p>
      <Done words={done} />
      {unread.length > 0 ? (
        <ul className="mb-4 list-disc pl-5">
          {unread.map(({ line, text }) => (
            <li key={line} className="break-words">
              Line {line}: <span className="text-soft">{text}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-3 grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <div>
          <Form method="get" role="search" aria-label="Search the list" className="flex items-end gap-2">
            <label className="min-w-0 flex-1">
              Digits of a number
              <input
                type="search"
                name="search"
                defaultValue={search}
                maxLength={40}
                className={`${controlClass} min-h-9! py-1!`}
              />
            </label>
            <SmallButton type="submit">Search</SmallButton>
          </Form>
          <div className="mt-3">
            <PlainTable
              caption="Numbers that nobody calls"
              columns={['Number', 'Why', 'Since', 'Actions']}
              rows={numbers.map(({ phoneDigits, reason, addedAt }) => ({
                key: phoneDigits,
                cells: [
                  <span key="number" className="tabular-nums">
                    {phoneWords(phoneDigits)}
                  </span>,
                  reason,
                  <Moment key="since" at={addedAt} />,
                  <RemoveForm key="do" phone={phoneDigits} />,
                ],
              }))}
            />
            {numbers.length === 0 ? <p className="mt-3 text-soft">No number here.</p> : null}
          </div>
        </div>
        <div className="space-y-6">
          <NumberForm key={`add ${taken}`} act="add" fault={intent === 'add' ? fault : null} />
          <NumberForm key={`import ${taken}`} act="import" fault={intent === 'import' ? fault : null} />
        </div>
      </div>
    </>
  )
}

function RemoveForm({ phone }: { phone: string }) {
  return (
    <details>
      <summary className="inline-flex min-h-9 cursor-pointer items-center rounded-control border border-edge px-3 hover:bg-raised">
        Remove …
      </summary>
      <Form
        method="post"
        preventScrollReset
        className="mt-2 space-y-2"
        aria-label={`Remove ${phoneWords(phone)}`}
      >
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="phone" value={phone} />
        <label className="block">
          Why
          <input name="reason" required maxLength={300} className={`${controlClass} min-h-9! py-1!`} />
        </label>
        <SmallButton type="submit">Remove</SmallButton>
      </Form>
    </details>
  )
}
