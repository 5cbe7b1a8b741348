import { Form } from 'react-router'
import { monthsOld, type StateCoverage } from '#domain/availability/coverage-data/coverage-states.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { counted } from '#domain/shared/counted.ts'
import { PlainTable } from '../work/plain-table.tsx'
import { SmallButton } from '../work/small-button.tsx'
import { ageWords } from './coverage-words.ts'

/** The states of which something is imported, with each file and the way back from it; the others by name. */
export function StateTable({ states, now }: { states: readonly StateCoverage[]; now: Date }) {
  const there = states.filter(({ oldest }) => oldest !== null)
  const others = states.filter(({ oldest }) => oldest === null)
  return (
    <>
      {there.length === 0 ? (
        <p className="text-soft">
          Nothing is imported. The county figures that come with the site answer everywhere.
        </p>
      ) : (
        <PlainTable
          caption="Imported states"
          columns={['State', 'Age', 'Files', 'Not imported']}
          rows={there.map(state => ({
            key: state.code,
            cells: [
              state.name,
              state.oldest ? <Age key="age" {...state} oldest={state.oldest} now={now} /> : null,
              <Files key="files" {...state} />,
              <Missing key="missing" {...state} />,
            ],
          }))}
        />
      )}
      {there.length > 0 && others.length > 0 ? (
        <p className="mt-3 max-w-measure text-soft">
          Nothing is imported in {others.length} more: {others.map(({ code }) => code).join(', ')}.
        </p>
      ) : null}
    </>
  )
}

/** After two editions of the data it is said in words. */
const OLD_MONTHS = 14

function Age({ oldest, counties, now }: Pick<StateCoverage, 'counties'> & { oldest: string; now: Date }) {
  const months = monthsOld(oldest, now)
  return (
    <>
      {ageWords(months)}
      <span className="block text-soft">as of {formatDate(oldest)}</span>
      {counties.length > 1
        ? counties.map(({ asOf, fips }) => (
            <span key={asOf} className="block text-soft">
              {counted(fips.length, 'county', 'counties')} as of {formatDate(asOf)}
            </span>
          ))
        : null}
      {months > OLD_MONTHS ? <span className="block text-alarm">Old: a newer edition is out</span> : null}
    </>
  )
}

/** What is not imported, and what visitors get as long as that includes some kind of line. */
function Missing({ missing, gap }: StateCoverage) {
  return (
    <>
      {missing.join('; ') || 'nothing'}
      {gap ? (
        <span className="mt-1 block text-lamp">
          {gap.countiesAnswer
            ? 'Visitors still get the county figures. These files answer once fiber, cable and DSL are all imported.'
            : `Visitors get these files only, and read that there are no data yet on ${gap.lacks.join(' or ')}.`}
        </span>
      ) : null}
    </>
  )
}

function Files({ technologies, providerFiles, name }: StateCoverage) {
  return (
    <ul className="space-y-2">
      {technologies.map(one => (
        <File key={one.importId} state={name} rows={counted(one.rows, 'row')} file={one} />
      ))}
      {providerFiles.map(one => (
        <File
          key={one.importId}
          state={name}
          rows={`from a file of ${counted(one.rows, 'row')}`}
          file={one}
        />
      ))}
    </ul>
  )
}

type FileProps = { state: string; rows: string; file: StateCoverage['technologies'][number] }

function File({ state, rows, file: { importId, name, asOf, badRows, sample, fileName } }: FileProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-0 flex-1 basis-60">
        {name}, {rows}, as of {formatDate(asOf)}
        {badRows > 0 ? `, ${counted(badRows, 'bad row')}` : ''}
        {sample ? <strong className="text-alarm"> made-up sample data</strong> : null}
        <span className="block break-all text-soft">{fileName}</span>
      </span>
      <BackForm importId={importId} what={`${state}, ${name}`} />
    </li>
  )
}

function BackForm({ importId, what }: { importId: number; what: string }) {
  return (
    <details>
      <summary className="inline-flex min-h-9 cursor-pointer items-center rounded-control border border-edge px-3 hover:bg-raised">
        Back to the one before …
      </summary>
      <Form method="post" preventScrollReset className="mt-2 max-w-72 space-y-2">
        <p className="text-soft">
          Visitors get the data that this file replaced, or the county figures if it was the first.
        </p>
        <input type="hidden" name="importId" value={importId} />
        <SmallButton
          type="submit"
          name="intent"
          value="back"
          aria-label={`Go back to the one before: ${what}`}
        >
          Go back
        </SmallButton>
      </Form>
    </details>
  )
}
