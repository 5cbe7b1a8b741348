import { CalendarPlus } from 'lucide-react'

/** The booked call as a calendar entry. `page` is the path of the page that the hour was chosen on, with its query. */
export function CalendarLink({ page }: { page: string }) {
  return (
    <p className="mt-4">
      <a
        href={page.replace(/(?=\?|$)/, '/call.ics')}
        className="inline-flex min-h-8 items-center gap-2 font-semibold text-signal underline underline-offset-4"
      >
        <CalendarPlus aria-hidden className="size-4.5" strokeWidth={1.75} />
        Add the call to your calendar
      </a>
    </p>
  )
}
