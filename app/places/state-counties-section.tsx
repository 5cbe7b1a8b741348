import { AreaMap } from '../maps/area-map.tsx'
import { Section } from '../ui/section.tsx'
import { FoldedCounties } from './folded-counties.tsx'
import type { StateCounties } from './state-counties.server.ts'

/** A state's counties as a map and as a table. Drawn by the server only. */
export function StateCountiesSection({ name, counties }: { name: string; counties: StateCounties }) {
  const { rows, kind, count, dataDate, widest } = counties
  return (
    <>
      <Section
        id="counties"
        title={count === 1 ? `${name} on a map` : `${name} by ${kind.one}`}
        intro={
          count === 1
            ? `How many fiber providers report service there, as of ${dataDate}. Choose the ${kind.one} for who they are.`
            : `How many fiber providers report service in each ${kind.one}, as of ${dataDate}. Choose a ${kind.one} for who they are.`
        }
      >
        <p className="mb-4">
          <a href="#county-table" className="text-signal underline underline-offset-4">
            The same as a table
          </a>
        </p>
        <AreaMap className="max-w-4xl" />
      </Section>
      {widest.length > 0 ? (
        <Section
          id="widest"
          tone="band"
          title={count === 1 ? `Fiber providers in the ${kind.one}` : `Fiber providers in most ${kind.many}`}
        >
          <ul className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
            {widest.map(one => (
              <li key={one.name}>
                <strong>{one.name}</strong>{' '}
                {count === 1 ? null : (
                  <span className="text-soft">
                    in {one.count} {one.count === 1 ? kind.one : kind.many}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <Section
        id="county-table"
        title={count === 1 ? 'In a table' : `Every ${kind.one} in a table`}
        intro={`How much of ${count === 1 ? 'the' : 'each'} ${kind.one} fiber reaches: most of it, parts of it or a few places. The FCC counts locations, not homes, so we don’t give a percentage.`}
      >
        <FoldedCounties name={name} kind={kind} rows={rows} />
      </Section>
    </>
  )
}
