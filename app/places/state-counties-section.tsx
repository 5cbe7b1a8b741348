import { Link } from 'react-router'
import { AreaMap } from '../maps/area-map.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { Section } from '../ui/section.tsx'
import type { StateCounties } from './state-counties.server.ts'

const columns = [
  { title: 'County' },
  { title: 'Fiber providers', figures: true, className: 'w-36' },
  { title: 'Widest fiber reaches', className: 'w-52' },
  { title: 'Cable reaches', className: 'w-52' },
  { title: 'Best technology', className: 'w-44' },
]

/** A state's counties as a map and as a table. Drawn by the server alone. */
export function StateCountiesSection({ name, counties }: { name: string; counties: StateCounties }) {
  const { rows, dataDate, widest } = counties
  return (
    <>
      <Section
        id="counties"
        title={`${name} by county`}
        intro={`How many fiber providers report service in each county, as of ${dataDate}. Choose a county for who they are.`}
      >
        <p className="mb-4">
          <a href="#county-table" className="text-signal underline underline-offset-4">
            The same as a table
          </a>
        </p>
        <AreaMap className="max-w-4xl" />
      </Section>
      {widest.length > 0 ? (
        <Section id="widest" tone="band" title="Fiber providers in most counties">
          <ul className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
            {widest.map(one => (
              <li key={one.name}>
                <strong>{one.name}</strong>{' '}
                <span className="text-soft">
                  in {one.count} {one.count === 1 ? 'county' : 'counties'}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <Section
        id="county-table"
        title="Every county in a table"
        intro="Reaches most, parts or few places of a county: the figures count locations, not homes, so they bear no percentage."
      >
        {/* Up to 254 of them: folded, so that what follows stays within reach on a phone. */}
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold text-signal underline underline-offset-4">
            Show the table of {rows.length} {rows.length === 1 ? 'county' : 'counties'}
          </summary>
          <div className="mt-4">
            <DataTable
              caption={`Counties of ${name}`}
              columns={columns}
              rows={rows.map(row => ({
                key: row.path,
                cells: [
                  <Link
                    key="name"
                    to={row.path}
                    className="text-signal underline underline-offset-4 hover:text-ink"
                  >
                    {row.name}
                  </Link>,
                  row.fiberOperators,
                  row.fiber,
                  row.cable,
                  row.best,
                ],
              }))}
            />
          </div>
        </details>
      </Section>
    </>
  )
}
