import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

/** What became of a request, in the place where it was made. Takes the focus, so that nobody misses it. */
export function OutcomeBox({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="mt-4 rounded-card border border-good bg-surface p-5 outline-none"
    >
      <p className="flex items-start gap-2.5 font-semibold">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good" strokeWidth={1.75} />
        {title}
      </p>
      <div className="mt-2 space-y-2">{children}</div>
    </div>
  )
}
