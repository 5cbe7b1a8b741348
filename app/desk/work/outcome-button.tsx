import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { controlClass } from '../../ui/control-class.ts'
import { CALL_AT, CALL_AT_CENTRAL, WRITE_AT, WRITE_AT_CENTRAL } from './call-at.ts'
import { SmallButton } from './small-button.tsx'

/** What was refused of an outcome, with what was typed. */
export type OutcomeFault = {
  outcome: string
  fields: Readonly<Record<string, string>>
  typed: Readonly<Record<string, string>>
}

type Props = {
  name: string
  label: string
  needs: readonly ('date' | 'time' | 'reason')[]
  /** What is said before it is recorded, where one press is too few. */
  asks?: string | undefined
  /** What else the form posts. */
  hidden?: Readonly<Record<string, string | number>>
  /** The days that can be chosen. */
  days?: { first: string; last: string }
  fault: OutcomeFault | null
  /** Who reads the reason. */
  reasonHint?: string
  /** Of the home; null where it isn't known, and a time is by our own clock. */
  timeZone: string | null
  /** What else is asked, before the rest. */
  children?: ReactNode
}

const labels = { date: 'Day of the installation', reason: 'Why' } as const
const types = { date: 'date', time: 'datetime-local', reason: 'text' } as const

/** A button that records what came of something; what it needs to know opens under it. */
export function OutcomeButton(props: Props) {
  const { name, label, needs, asks, hidden = {}, days, fault, reasonHint, timeZone, children } = props
  const mine = fault?.outcome === name ? fault : null
  const posted = { intent: 'outcome', outcome: name, ...hidden }
  const hiddenFields = Object.entries(posted).map(([key, value]) => (
    <input key={key} type="hidden" name={key} value={value} />
  ))
  if (needs.length === 0 && asks === undefined) {
    return (
      <Form method="post" preventScrollReset>
        {hiddenFields}
        <SmallButton type="submit">{label}</SmallButton>
      </Form>
    )
  }
  return (
    <details open={mine !== null}>
      <summary className="inline-flex min-h-9 cursor-pointer items-center rounded-control border border-edge px-3 font-semibold hover:bg-raised">
        {label} …
      </summary>
      <Form
        method="post"
        noValidate
        preventScrollReset
        className="mt-2 w-[min(20rem,calc(100vw-2rem))] space-y-2 rounded-card border border-line p-3"
      >
        {hiddenFields}
        {children}
        {asks === undefined ? null : <p className="text-soft">{asks}</p>}
        {needs.map(need => (
          <label key={need} className="block">
            {need === 'time' ? timeLabel(name, timeZone) : labels[need]}
            {need === 'reason' && reasonHint ? <span className="block text-soft">{reasonHint}</span> : null}
            <input
              name={need}
              type={types[need]}
              required
              {...(need === 'date' ? { min: days?.first, max: days?.last } : {})}
              maxLength={300}
              defaultValue={mine?.typed[need] ?? ''}
              aria-invalid={mine?.fields[need] ? true : undefined}
              className={`${controlClass} min-h-9! py-1!`}
            />
            {mine?.fields[need] ? (
              <span role="alert" className="block text-alarm">
                {mine.fields[need]}
              </span>
            ) : null}
          </label>
        ))}
        <SmallButton type="submit">{label}</SmallButton>
      </Form>
    </details>
  )
}

function timeLabel(name: string, timeZone: string | null): string {
  if (name === 'write_later') return timeZone === null ? WRITE_AT_CENTRAL : WRITE_AT
  return timeZone === null ? CALL_AT_CENTRAL : CALL_AT
}
