import { CircleAlert, CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { classes } from './classes.ts'

const looks = {
  alarm: { role: 'alert', Icon: CircleAlert, border: 'border-alarm', text: 'text-alarm' },
  good: { role: 'status', Icon: CircleCheck, border: 'border-good', text: 'text-good' },
} as const

type Props = {
  tone: keyof typeof looks
  title: string
  /** Identifies the message; a new one takes the focus again, even if its words are the same. */
  occasion?: unknown
  className: string
  children?: ReactNode
}

/** The result of a request, where it was made. Takes the focus when it appears, so that nobody misses it. */
export function NoticeBox({ tone, title, occasion, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { role, Icon, border, text } = looks[tone]
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    // If it is already visible, nothing moves: a press on a link in it would miss.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [occasion])
  return (
    <div
      ref={box}
      role={role}
      tabIndex={-1}
      className={classes('scroll-my-28 rounded-card border bg-surface p-4 outline-none', border, className)}
    >
      <p className="flex items-start gap-2 font-semibold">
        <Icon aria-hidden className={classes('mt-0.5 size-5 shrink-0', text)} strokeWidth={1.75} />
        {title}
      </p>
      {children}
    </div>
  )
}
