import type { CoverageTechnology } from '#domain/availability/lookup-result.ts'
import { grouped } from '#domain/shared/money.ts'

/** If a provider sells several technologies, the speeds of each. Only data for smaller areas than a county have any. */
export function LineSpeeds({ measured }: { measured: readonly CoverageTechnology[] }) {
  return (
    <ul className="text-sm text-soft">
      {measured.map(({ code, name, download, upload }) => (
        <li key={code}>
          {name}: {download ? `${grouped(download)} down, ${grouped(upload ?? 0)} up` : 'no speed advertised'}
        </li>
      ))}
    </ul>
  )
}
