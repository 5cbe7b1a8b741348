import type { TimelineEntry } from '#domain/orders/order-page.server.ts'
import { LocalTime } from '../ui/local-time.tsx'

/** What has happened to an order so far, newest last. */
export function Timeline({ entries, homeZone }: { entries: readonly TimelineEntry[]; homeZone: string }) {
  return (
    <section aria-labelledby="timeline" className="mt-8">
      <h2 id="timeline" className="text-xl">
        What happened so far
      </h2>
      <ol className="mt-4 border-l border-edge">
        {entries.map(({ at, words, firstName, note }) => (
          <li key={`${at} ${words}`} className="relative pb-4 pl-5 last:pb-0">
            <span
              aria-hidden
              className="absolute top-1.5 -left-[5px] size-2.5 rounded-full border border-edge bg-surface"
            />
            <p>
              {words}
              {firstName === null ? '' : ` · ${firstName}`}
            </p>
            {note ? <p className="mt-0.5 whitespace-pre-line wrap-anywhere text-soft">{note}</p> : null}
            <p className="text-sm text-soft">
              <LocalTime instant={at} homeZone={homeZone} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
