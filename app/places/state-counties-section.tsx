import { AreaMap } from '../maps/area-map.tsx'
import { Section } from '../ui/section.tsx'
import { FoldedCounties } from './folded-counties.tsx'
import type { StateCounties } from './state-counties.server.ts'

/** A state's counties as a map and as a table. Drawn by the server only. */
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
        intro="How much of each county fiber reaches: most of it, parts of it or a few places. The FCC counts locations, not homes, so we don’t give a percentage."
      >
        <FoldedCounties name={name} rows={rows} />
      </Section>
    </>
  )
}
