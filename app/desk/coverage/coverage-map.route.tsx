import { readCoverage } from '#domain/availability/coverage.operations.server.ts'
import { countiesContext, drawnMapContext } from '../../contexts.ts'
import { ServerDrawn } from '../../first-load/server-drawn.tsx'
import { ageMap } from '../../maps/age-map.server.ts'
import { AreaMap } from '../../maps/area-map.tsx'
import { askDesk } from '../ask-desk.server.ts'
import type { Route } from './+types/coverage-map.route.ts'

export async function loader(args: Route.LoaderArgs) {
  const found = await askDesk(readCoverage, args, {})
  if (!found.ok) throw new Error(`The coverage was refused: ${found.code}`)
  const { states, now } = found.value
  args.context.set(drawnMapContext, ageMap(args.context.get(countiesContext), states, now))
  return null
}

export { loadAsDocument as clientLoader } from '../../first-load/server-drawn.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Coverage by age | Desk' }]

/** The country's counties by how old the data are that answer for them. */
export default function CoverageMap() {
  return <ServerDrawn>{import.meta.env.SSR ? <MapPage /> : null}</ServerDrawn>
}

function MapPage() {
  return (
    <>
      <h1 className="text-2xl">Coverage by age of data</h1>
      <p className="mt-1 max-w-measure text-soft">
        Each county has the age of the oldest imported data that name it.{' '}
        <a href="/desk/coverage" className="underline underline-offset-4">
          The same as a table
        </a>
      </p>
      <AreaMap className="mt-4 max-w-5xl" />
    </>
  )
}
