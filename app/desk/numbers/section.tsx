import { type ReactNode, useId } from 'react'

type Props = { title: string; note?: string | undefined; aside?: ReactNode; children: ReactNode }

/** One part of the numbers, under a heading of its own. */
export function Section({ title, note, aside, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {aside}
      </div>
      {note ? <p className="mt-1 max-w-measure text-soft">{note}</p> : null}
      <div className="mt-3">{children}</div>
    </section>
  )
}
