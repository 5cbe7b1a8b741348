import { CircleHelp } from 'lucide-react'
import type { Doubt } from '#domain/availability/lookup-result.ts'

/** How many people reported an entry as wrong here. */
export function DoubtWords({ entry }: { entry: Doubt }) {
  return (
    <p className="mt-1.5 flex items-start gap-1.5 text-sm font-normal text-lamp">
      <CircleHelp aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
      <span>{`Reported as wrong by visitors: ${entry.reports} ${entry.reports === 1 ? 'report' : 'reports'}`}</span>
    </p>
  )
}
