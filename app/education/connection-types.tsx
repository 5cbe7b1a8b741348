import { DataTable } from '../ui/data-table.tsx'
import type { ConnectionRow } from './education-view.server.ts'

const columns = [
  { title: 'Type', className: 'w-28' },
  { title: 'Typical speed', className: 'w-64' },
  { title: 'How it works' },
  { title: 'Good for', className: 'w-64' },
]

/** The kinds of connection with their typical download speeds, as figures and drawn on one scale. */
export function ConnectionTypes({ connections }: { connections: readonly ConnectionRow[] }) {
  return (
    <DataTable
      caption="Connection types with typical download speeds"
      columns={columns}
      rows={connections.map(({ name, range, bar, text, goodFor }) => ({
        key: name,
        cells: [
          name,
          <span key="range" className="block">
            <span className="font-semibold text-signal">{range}</span>
            <SpeedBar {...bar} />
          </span>,
          text,
          goodFor,
        ],
      }))}
    />
  )
}

function SpeedBar({ start, width, openEnded }: ConnectionRow['bar']) {
  const end = start + width
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden className="mt-2 block h-2 w-full">
      <rect width="100" height="4" rx="1" className="fill-raised" />
      <rect x={start} width={width} height="4" rx="1" className="fill-signal" />
      {openEnded ? <rect x={end} width={100 - end} height="4" className="fill-signal/35" /> : null}
    </svg>
  )
}
