import { data, Link } from 'react-router'
import { dimensions } from '#domain/numbers/figures.ts'
import { readNumbers } from '#domain/numbers/numbers.operations.server.ts'
import { BUSINESS_ZONE_WORDS } from '#domain/settings/business-day.ts'
import { BUSINESS_ZONE } from '#domain/settings/staffed-hours.ts'
import { counted } from '#domain/shared/counted.ts'
import { capitalized } from '#domain/shared/first-letter.ts'
import { problemKind } from '#domain/shared/problem.ts'
import { brand } from '#platform/brand.ts'
import { askDesk } from '../ask-desk.server.ts'
import { faultOf } from '../form-fault.ts'
import { Moment } from '../work/due.tsx'
import type { Route } from './+types/numbers.route.ts'
import { Choices } from './choices.tsx'
import { DayChart } from './day-chart.tsx'
import { FiguresTable } from './figures-table.tsx'
import { FunnelBars } from './funnel-bars.tsx'
import { addressOf, askedIn, csvOf } from './numbers-address.ts'
import { RangeForm } from './range-form.tsx'
import { besideWords, rangeWords } from './range-words.ts'
import { Section } from './section.tsx'
import { SplitChart } from './split-chart.tsx'
import { Tiles } from './tiles.tsx'

export const meta: Route.MetaFunction = () => [
  { title: `Numbers | ${brand.name} desk` },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** The numbers of the days that the address names. Days that make no range are told beside their field. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = askedIn(new URL(request.url).searchParams)
  const result = await askDesk(readNumbers, { request, context }, asked)
  if (result.ok)
    return {
      asked,
      faults: {},
      found: { ...result.value, zone: `${BUSINESS_ZONE_WORDS} (${BUSINESS_ZONE})` },
    }
  return data(
    { asked, faults: faultOf(result).fields, found: null },
    { status: problemKind(result.code).status },
  )
}

export default function Numbers({ loaderData }: Route.ComponentProps) {
  const { asked, faults, found } = loaderData
  return (
    <>
      <h1 className="text-2xl">Numbers</h1>
      <RangeForm asked={asked} faults={faults} range={found?.range} />
      {found ? <Found asked={asked} found={found} /> : null}
    </>
  )
}

type Loaded = Route.ComponentProps['loaderData']
type FoundProps = { asked: Loaded['asked']; found: NonNullable<Loaded['found']> }

const simple = ['times', 'chats', 'consents', 'mails', 'messages', 'others'] as const

function Found({ asked, found }: FoundProps) {
  const { range, today, report, countedAt, open, by, zone } = found
  const { tables, series, days } = report
  return (
    <>
      <p className="mt-3 max-w-measure text-soft">
        {rangeWords(range, today)} Days are calendar days in {zone}.{' '}
        {countedAt ? (
          <>
            Added up <Moment at={countedAt} />, again every ten minutes.
          </>
        ) : (
          'Nothing is summed up yet: that happens every ten minutes.'
        )}
      </p>
      <Tiles tables={tables} beside={besideWords(range, today)} />
      <p className="mt-4">
        <Link to="/desk/numbers/unanswered" className="underline underline-offset-4 hover:text-signal">
          Asked and not answered: {counted(open.zip, 'ZIP code')}, {counted(open.question, 'question')} to
          work off
        </Link>
      </p>
      <div className="mt-5 grid grid-cols-1 gap-4">
        <Section title={tables.funnel.title} note={tables.funnel.note}>
          <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[2fr_3fr]">
            <FunnelBars table={tables.funnel} />
            <div>
              <FiguresTable table={tables.funnel} csv={csvOf(asked, 'funnel')} />
            </div>
          </div>
        </Section>
        <Section title={tables.days.title}>
          <DayChart days={days} series={series} />
          <FiguresTable
            table={tables.days}
            csv={csvOf(asked, 'days')}
            folded={tables.days.rows.length > 10}
          />
        </Section>
        <Section
          title={tables.split.title}
          note={tables.split.note}
          aside={
            <Choices
              label="Split by"
              choices={dimensions.map(one => ({
                name: capitalized(one),
                to: addressOf({ ...asked, by: one }),
                here: by === one,
              }))}
            />
          }
        >
          <SplitChart key={by} table={tables.split} />
          <FiguresTable
            table={tables.split}
            csv={csvOf(asked, 'split')}
            folded={tables.split.rows.length > 12}
          />
        </Section>
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
          {simple.map(id => (
            <div key={id} className={id === 'times' || id === 'others' ? 'xl:col-span-2' : undefined}>
              <Section title={tables[id].title} note={tables[id].note}>
                <FiguresTable table={tables[id]} csv={csvOf(asked, id)} />
              </Section>
            </div>
          ))}
        </div>
      </div>
    </>
  )
}
