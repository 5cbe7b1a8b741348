import { CircleHelp } from 'lucide-react'
import type { Doubt } from '#domain/availability/lookup-result.ts'

/** Says that several people reported an entry as wrong here. */
export function Doubted({ entry }: { entry: Doubt }) {
  if (!entry.doubted) return null
  return (
    <p className="mt-1.5 flex items-start gap-1.5 text-sm font-normal text-lamp">
      <CircleHelp aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
      <span>Visitors doubt this: {entry.reports} reports</span>
    </p>
  )
}
