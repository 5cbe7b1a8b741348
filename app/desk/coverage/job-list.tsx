import { Form } from 'react-router'
import type { ShownJob } from '#domain/availability/coverage.operations.server.ts'
import type { CoverageJobState } from '#domain/availability/coverage-data/coverage-jobs.ts'
import { capitalized } from '#domain/shared/first-letter.ts'
import { Moment } from '../work/due.tsx'
import { PlainTable } from '../work/plain-table.tsx'
import { SmallButton } from '../work/small-button.tsx'
import { jobStandingWords, resultWords, sizeWords, stageWords, standingColor } from './coverage-words.ts'

/** The jobs that change the coverage, the newest first. */
export function JobList({ jobs }: { jobs: readonly ShownJob[] }) {
  if (jobs.length === 0) return <p className="text-soft">No import has been run from here yet.</p>
  return (
    <PlainTable
      caption="Imports"
      columns={['What', 'Who', 'Ordered', 'State', 'Result', 'Actions']}
      rows={jobs.map(job => ({
        key: job.id,
        cells: [
          <span key="what" className="break-all">
            {job.title}
            {job.bytes === null ? null : (
              <span className="block font-normal text-soft">{sizeWords(job.bytes)}</span>
            )}
          </span>,
          job.staffName,
          <Moment key="ordered" at={job.createdAt} />,
          <Standing key="stands" {...job} />,
          <Results key="result" {...job} />,
          isOpen(job.state) ? (
            <Cancel key="do" {...job} />
          ) : (
            <span key="do" className="text-soft">
              Ended
            </span>
          ),
        ],
      }))}
    />
  )
}

/** How the newest job stands, for who hears the page: an import ends long after it was asked for. */
export function NewestJob({ jobs: [newest] }: { jobs: readonly ShownJob[] }) {
  return (
    <p role="status" className="sr-only">
      {newest ? `${newest.title}: ${jobStandingWords(newest)}` : null}
    </p>
  )
}

const isOpen = (state: CoverageJobState) => state === 'waiting' || state === 'running'

function Standing({ state, stage, share, rows, file, title, results, cancelAsked }: ShownJob) {
  const job = { state, results }
  if (state !== 'running') return <span className={standingColor(job)}>{jobStandingWords(job)}</span>
  if (cancelAsked) return 'Stopping …'
  return (
    <>
      <span>{stage ? stageWords[stage] : 'Starting'}</span>
      {stage === 'asking' ? null : (
        <>
          <progress
            value={share}
            max={1}
            aria-label={`${title}: ${stage ? stageWords[stage] : 'starting'}`}
            className="block h-2 w-40 accent-signal"
          />
          <span className="text-soft tabular-nums">
            {Math.round(share * 100)}%{rows > 0 ? ` of ${rows.toLocaleString('en-US')} rows` : ''}
          </span>
        </>
      )}
      {file && file !== title ? <span className="block wrap-anywhere text-soft">{file}</span> : null}
    </>
  )
}

const MOST_RESULTS = 5

function Results({ kind, results, reason, state, cancelAsked }: ShownJob) {
  const words = results.map(resultWords)
  const isTold = words.length > 0
  return (
    <>
      {reason && !isTold ? (
        <p className={state === 'cancelled' ? '' : 'text-alarm'}>{sentence(reason)}</p>
      ) : null}
      {kind === 'fetch' && state === 'done' && !isTold ? (
        <p className="text-soft">The FCC has nothing newer.</p>
      ) : null}
      {words.slice(0, MOST_RESULTS).map(line => (
        <p key={line} className="break-words">
          {line}
        </p>
      ))}
      {words.length > MOST_RESULTS ? (
        <details>
          <summary className="cursor-pointer">and {words.length - MOST_RESULTS} more</summary>
          {words.slice(MOST_RESULTS).map(line => (
            <p key={line} className="break-words">
              {line}
            </p>
          ))}
        </details>
      ) : null}
      {state === 'done' && cancelAsked ? (
        <p className="text-lamp">It was done before it could be canceled.</p>
      ) : null}
      {state === 'cancelled' || state === 'refused' || state === 'failed' ? (
        <p className="text-soft">Nothing changed by it.</p>
      ) : null}
    </>
  )
}

const sentence = (words: string) => `${capitalized(words)}${words.endsWith('.') ? '' : '.'}`

function Cancel({ id, title, cancelAsked }: ShownJob) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <SmallButton
        type="submit"
        name="intent"
        value="cancel"
        disabled={cancelAsked}
        aria-label={`Cancel: ${title}`}
      >
        Cancel
      </SmallButton>
    </Form>
  )
}
