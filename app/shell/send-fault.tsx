import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { CallLink } from './contact.tsx'

type Props = {
  title: string
  lines: readonly string[]
  /** What it tells of; another one takes the focus again, though its words may be the same. */
  occasion?: unknown
  /** Whether a call would help: not where somebody mistook a password. */
  call?: boolean
}

/** Says that what was sent did not arrive, takes the focus so that nobody misses it, and names the other way. */
export function SendFault({ title, lines, occasion, call = true }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [occasion])
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-5 scroll-mt-28 rounded-card border border-alarm bg-surface p-4 outline-none"
    >
      <p className="flex items-start gap-2 font-semibold">
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-alarm" strokeWidth={1.75} />
        {title}
      </p>
      {lines.map(line => (
        <p key={line} className="text-soft">
          {line}
        </p>
      ))}
      {call ? <CallLink className="mt-3" label="Call {phone}" /> : null}
    </div>
  )
}
