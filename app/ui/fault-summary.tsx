import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'

/** A fault of one field; `anchor` is the id of the place where the field stands. */
export type FieldFault = { name: string; label: string; message: string; anchor: string }

type Props = {
  title: string
  faults: readonly FieldFault[]
  /** Leads to the field of a fault. */
  onChoose: (name: string) => void
  /** What happened, and what still works. */
  children: ReactNode
}

/** What is wrong with a form, above it: takes the focus when it appears, and each fault leads to its field. */
export function FaultSummary({ title, faults, onChoose, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      className="mb-6 rounded-control border border-alarm bg-ground p-4"
    >
      <p id={titleId} className="flex items-start gap-2 font-semibold">
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-alarm" strokeWidth={1.75} />
        {title}
      </p>
      <div className="mt-1 ml-7 text-sm text-soft">{children}</div>
      {faults.length > 0 ? (
        <ul className="mt-2 ml-7">
          {faults.map(({ name, label, message, anchor }) => (
            <li key={name}>
              <a
                href={`#${anchor}`}
                onClick={event => {
                  event.preventDefault()
                  onChoose(name)
                }}
                className="inline-flex min-h-8 items-center text-sm text-signal underline underline-offset-4 hover:text-ink"
              >
                {label}: {message}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
