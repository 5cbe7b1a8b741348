import { fullName } from '#domain/catalog/full-name.ts'
import { labelDoubts } from '#domain/label-work/label-doubts.ts'
import {
  decideLabelDifference,
  fetchProviderLabels,
  LABEL_FILE_BYTES,
  readLabels,
  uploadLabels,
} from '#domain/label-work/label-work.operations.server.ts'
import { easternDay } from '#domain/shared/calendar.ts'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { useKeptAnswer } from '../../ui/use-kept-answer.ts'
import { doneAnswer, refusedAnswer } from '../answer.server.ts'
import { askDesk } from '../ask-desk.server.ts'
import { Done } from '../done.tsx'
import { readUpload, uploadRefusal } from '../read-upload.server.ts'
import { useDeskStream } from '../use-desk-stream.ts'
import type { Route } from './+types/labels.route.ts'
import { DifferenceList } from './difference-list.tsx'
import { LabelUpload } from './label-upload.tsx'
import { ProviderTable } from './provider-table.tsx'
import { reportWords } from './report-words.ts'

export async function loader(args: Route.LoaderArgs) {
  const found = await askDesk(readLabels, args, {})
  if (!found.ok) throw new Error(`The labels were refused: ${found.code}`)
  return found.value
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

const decided = ['planId', 'key', 'decision', 'reason', 'seen'] as const
const names = ['intent', 'provider', 'date', ...labelDoubts, ...decided] as const

const DRAFTED = 'A draft of the plan holds what the label says. Look at what it changes, then publish it.'
const NOTED =
  'Noted: the label is to be taken over. A draft of this plan is open already, and stays as it is: put the label’s figures in there.'

const keptWords = (author: string | null) =>
  `Ours stays until the label changes.${author ? ` The draft of ${author} is still open: withdraw it on the plan’s page if nobody needs it.` : ''}`

/** Decides on a difference, has a file fetched, or takes one over. */
export async function action(args: Route.ActionArgs) {
  const read = await readUpload(args, { operation: 'readLabels', fields: names, most: LABEL_FILE_BYTES })
  if (!read.ok) return refusedAnswer(uploadRefusal(read.code, '20 MB'), { intent: 'upload' })
  const { form, file } = read
  const { intent = '', provider, date, allowFewer, allowOther, allowPrices } = form
  if (intent === 'decide') {
    const { planId, key, decision, reason, seen = '' } = form
    const result = await askDesk(decideLabelDifference, args, { planId, key, decision, reason, seen })
    if (!result.ok) return refusedAnswer(result, form)
    if (decision === 'keep') return doneAnswer(intent, keptWords(result.value.openDraftOf))
    return doneAnswer(intent, result.value.drafted ? DRAFTED : NOTED)
  }
  if (intent === 'fetch') {
    const result = await askDesk(fetchProviderLabels, args, { provider })
    return result.ok ? doneAnswer(intent, 'The file is being fetched.') : refusedAnswer(result, form)
  }
  if (intent !== 'upload') throw new Response(null, { status: 400 })
  const { name: fileName = '', bytes = new Uint8Array() } = file ?? {}
  const allowed = {
    allowFewer: allowFewer === 'yes',
    allowOther: allowOther === 'yes',
    allowPrices: allowPrices === 'yes',
  }
  const upload = { provider, date, fileName, bytes, ...allowed }
  const result = await askDesk(uploadLabels, args, upload)
  return result.ok ? doneAnswer(intent, reportWords(result.value)) : refusedAnswer(result, form)
}

export { readAfterRefusal as shouldRevalidate } from '../work/read-after-refusal.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Labels | Desk' }]

/** The broadband labels of each provider, and where our plans differ from them. */
export default function Labels({ loaderData, actionData: answered }: Route.ComponentProps) {
  const answer = useKeptAnswer(answered)
  const { providers, differences, unmatched, now } = loaderData
  const today = easternDay(now)
  useDeskStream(({ topic }) => topic === 'labels')
  const fault = answer?.fault ?? null
  const elsewhere = fault && answer?.intent !== 'upload' && Object.keys(fault.fields).length === 0
  return (
    <>
      <h1 className="text-2xl">Labels</h1>
      <p className="mt-1 mb-4 max-w-measure text-soft">
        Files are fetched once a week, a few providers each night; a failed one is tried again the next night.
      </p>
      <Done words={answer?.done} />
      {elsewhere ? (
        <NoticeBox tone="alarm" title={fault.title} occasion={answer} className="mb-4 max-w-xl">
          <p className="text-soft">{fault.message}</p>
        </NoticeBox>
      ) : null}
      <DifferenceList differences={differences} fault={answer?.intent === 'decide' ? fault : null} />
      {unmatched.length > 0 ? (
        <section className="mt-6 max-w-measure">
          <h2 className="text-lg">No label found</h2>
          <p className="text-soft">The newest file of the provider has no plan of this name.</p>
          <ul className="mt-1 list-disc pl-5">
            {unmatched.map(({ planId, planName, providerName, names }) => (
              <li key={planId}>
                {fullName(providerName, planName)}{' '}
                <span className="text-soft">(looked for {names.join(', ')})</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <section>
          <h2 className="mb-2 text-lg">Providers</h2>
          <ProviderTable providers={providers} today={today} />
        </section>
        <LabelUpload providers={providers} today={today} fault={answer?.intent === 'upload' ? fault : null} />
      </div>
    </>
  )
}
