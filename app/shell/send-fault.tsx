import { useEffect, useRef } from 'react'
import { CallLink } from './contact.tsx'

/** Says that what was sent did not arrive, takes the focus so that nobody misses it, and names the other way. */
export function SendFault({ title, lines }: { title: string; lines: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-5 rounded-card border border-alarm bg-surface p-4 outline-none"
    >
      <p className="font-semibold">{title}</p>
      {lines.map(line => (
        <p key={line} className="text-soft">
          {line}
        </p>
      ))}
      <CallLink className="mt-3" />
    </div>
  )
}
