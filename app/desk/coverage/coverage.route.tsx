import { Form } from 'react-router'
import {
  cancelCoverageJob,
  fetchCoverage,
  readCoverage,
  removeCoverageUpload,
  takeBackCoverage,
} from '#domain/availability/coverage.operations.server.ts'
import type { UnfinishedUpload } from '#domain/availability/coverage-data/coverage-uploads.ts'
import { useKeptAnswer } from '../../ui/use-kept-answer.ts'
import { askDesk } from '../ask-desk.server.ts'
import { deskAction } from '../desk-action.server.ts'
import { useDeskStream } from '../use-desk-stream.ts'
import { DeskNotice } from '../work/desk-notice.tsx'
import { Moment } from '../work/due.tsx'
import { PlainTable } from '../work/plain-table.tsx'
import { SmallButton } from '../work/small-button.tsx'
import type { Route } from './+types/coverage.route.ts'
import { sizeWords } from './coverage-words.ts'
import { FetchForm } from './fetch-form.tsx'
import { JobList, NewestJob } from './job-list.tsx'
import { StateTable } from './state-table.tsx'
import { UploadForm } from './upload-form.tsx'

export async function loader(args: Route.LoaderArgs) {
  const found = await askDesk(readCoverage, args, {})
  if (!found.ok) throw new Error(`The coverage was refused: ${found.code}`)
  return found.value
}

export const action = (args: Route.ActionArgs) =>
  deskAction(
    args,
    {
      fetch: ({ states }) => askDesk(fetchCoverage, args, { states }),
      cancel: ({ id }) => askDesk(cancelCoverageJob, args, { id }),
      back: ({ importId }) => askDesk(takeBackCoverage, args, { importId }),
      remove: ({ upload }) => askDesk(removeCoverageUpload, args, { upload }),
    },
    ['states', 'id', 'importId', 'upload'],
  )

export const meta: Route.MetaFunction = () => [{ title: 'Coverage | Desk' }]

/** What is known of who serves where, and the imports that change it. */
export default function Coverage({ loaderData, actionData: answered }: Route.ComponentProps) {
  const answer = useKeptAnswer(answered)
  const { states, jobs, uploads, hasFccAccount, now } = loaderData
  useDeskStream(({ topic }) => topic === 'coverage')
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <h1 className="text-2xl">Coverage</h1>
        <a href="/desk/coverage/map" className="underline underline-offset-4">
          Map by age of data
        </a>
        <a href="/desk/coverage/promises" className="underline underline-offset-4">
          Promised and served
        </a>
      </div>
      <p className="mt-1 max-w-measure text-soft">
        One import runs at a time. Visitors get the old data until the new data are all there.
      </p>
      {answer && answer.intent !== 'fetch' ? <DeskNotice answer={answer} /> : null}
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-2">
        <UploadForm />
        <FetchForm hasAccount={hasFccAccount} answer={answer} />
      </div>
      {uploads.length > 0 ? <Unfinished uploads={uploads} /> : null}
      <section className="mt-6">
        <h2 className="mb-2 text-lg">Imports</h2>
        <NewestJob jobs={jobs} />
        <JobList jobs={jobs} />
      </section>
      <section className="mt-6">
        <h2 className="mb-2 text-lg">What is served</h2>
        <StateTable states={states} now={now} />
      </section>
    </>
  )
}

function Unfinished({ uploads }: { uploads: readonly UnfinishedUpload[] }) {
  return (
    <section className="mt-6">
      <h2 className="text-lg">Uploads on their way</h2>
      <p className="mb-2 text-soft">
        To continue one after a break, choose the same file again. What isn’t finished after two days is
        removed.
      </p>
      <PlainTable
        caption="Uploads on their way"
        columns={['File', 'Who', 'Began', 'Received', 'Actions']}
        rows={uploads.map(({ id, fileName, by, startedAt, received, bytes }) => ({
          key: id,
          cells: [
            <span key="file" className="break-all">
              {fileName}
            </span>,
            by,
            <Moment key="began" at={startedAt} />,
            `${sizeWords(received)} of ${sizeWords(bytes)}`,
            <Form key="do" method="post" preventScrollReset>
              <input type="hidden" name="upload" value={id} />
              <SmallButton type="submit" name="intent" value="remove" aria-label={`Remove: ${fileName}`}>
                Remove
              </SmallButton>
            </Form>,
          ],
        }))}
      />
    </section>
  )
}
