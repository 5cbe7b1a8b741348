import { Link } from 'react-router'
import { COPY_OF_FIGURES } from '#domain/availability/counties/copy-of-figures.ts'
import { AreaMap } from '../maps/area-map.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { Section } from '../ui/section.tsx'
import type { ReportedFiber } from './provider-counties.server.ts'

const columns = [
  { title: 'State', className: 'w-52' },
  { title: 'Counties', figures: true, className: 'w-28' },
  { title: 'Which' },
]

const further = (line: string) =>
  ` Its ${line} may reach further: ${COPY_OF_FIGURES} names ${line} providers in only six states.`
const [cable, dsl] = [further('cable'), further('DSL')]

/** What these figures leave out, by what else a provider sells. */
const beyondFiber: Record<NonNullable<ReportedFiber['connection']>, string> = {
  ...{ Fiber: '', Cable: cable, 'Cable/Fiber': cable, DSL: dsl, 'DSL/Fiber': dsl },
  '5G Home': ' Its home internet over the mobile network isn’t counted here.',
  Satellite: ' Its internet by satellite isn’t counted here.',
}

/** The counties where a provider reports fiber, as a map and as a table. Drawn by the server only. */
export function ProviderCounties({ counties }: { counties: ReportedFiber | null }) {
  if (!counties) return null
  const { name, connection, listsFiber, dataDate, count, states } = counties
  const noPlan = listsFiber ? '' : ` We list no fiber plan from ${name}.`
  const otherLines = connection ? beyondFiber[connection] : ''
  const inStates = states.length > 1 ? ` in ${states.length} states` : ''
  return (
    <Section
      id="where"
      title={`Where ${name} reports fiber`}
      intro={`In ${count.toLocaleString('en-US')} ${count === 1 ? 'county' : 'counties'}${inStates} as of ${dataDate}, by its own reports to the FCC.${noPlan}${otherLines} Search your address to be sure.`}
    >
      <AreaMap />
      <details className="mt-8">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-signal">
          The same as a table
        </summary>
        <div className="mt-4">
          <DataTable
            caption={`Counties where ${name} reports fiber`}
            columns={columns}
            rows={states.map(one => ({
              key: one.path,
              cells: [
                <Link
                  key="name"
                  to={one.path}
                  className="text-signal underline underline-offset-4 hover:text-ink"
                >
                  {one.name}
                </Link>,
                one.count,
                one.counties,
              ],
            }))}
          />
        </div>
      </details>
    </Section>
  )
}
