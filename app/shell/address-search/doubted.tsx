import { CircleHelp } from 'lucide-react'
import type { Doubt } from '#domain/availability/lookup-result.ts'

/** Says that several people reported an entry as wrong here. */
export function Doubted({ entry, name }: { entry: Doubt; name?: string }) {
  if (!entry.doubted) return null
  return (
    <p className="mt-3 flex items-start gap-2 text-sm text-lamp">
      <CircleHelp aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
      <span>
        {name ? `${name}: visitors` : 'Visitors'} doubt this: {entry.reports} reports
      </span>
    </p>
  )
}
