import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { FieldErrors } from '#domain/shared/problem.ts'

/** The form's errors on top, each leading to its field. Takes the focus when it appears, so nobody misses it. */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const summary = useRef<HTMLDivElement>(null)
  const names = Object.keys(errors)
  const count = names.length
  const shown = count > 0
  // Only an appearing summary takes the focus: one that shrinks while somebody mends fields must not.
  useEffect(() => {
    if (shown) summary.current?.focus()
  }, [shown])
  if (!shown) return null
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      className="mb-5 rounded-card border border-alarm bg-surface p-4 outline-none"
    >
      <p className="flex items-start gap-2 font-semibold">
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-alarm" strokeWidth={1.75} />
        {count === 1 ? 'One thing to mend' : `${count} things to mend`}
      </p>
      <ul className="mt-1 list-disc pl-12">
        {names.map(name => (
          <li key={name}>
            <button
              type="button"
              className="text-left align-top underline underline-offset-4 hover:text-signal"
              onClick={() => focusField(summary.current, name)}
            >
              {errors[name]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function focusField(summary: HTMLElement | null, name: string) {
  summary
    ?.closest('form')
    ?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
    ?.focus()
}
