import { CalendarDays, CircleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { classes } from '../ui/classes.ts'
import type { MovingView, ShownStep } from './moving-view.server.ts'

const link = 'font-semibold text-signal underline underline-offset-4'

/** What to do when, in the order of the days. */
export function MovingPlan({ steps, zipCode }: Pick<MovingView, 'steps' | 'zipCode'>) {
  return (
    <ol className="max-w-3xl space-y-3">
      {steps.map(step => (
        <li
          key={step.id}
          className={classes(
            'grid grid-cols-1 gap-x-6 gap-y-1 rounded-card border bg-surface p-4 sm:grid-cols-[12rem_minmax(0,1fr)] sm:p-5',
            step.state === 'now' ? 'border-lamp' : 'border-line',
          )}
        >
          <div>
            <p className="font-semibold">{step.when}</p>
            <State step={step} />
          </div>
          <div>
            <h3 className="text-lg">{step.title}</h3>
            <p className="mt-1 text-soft">{step.text}</p>
            {step.id === 'look' || step.id === 'order' ? <SearchLink zipCode={zipCode} /> : null}
          </div>
        </li>
      ))}
    </ol>
  )
}

function State({ step: { state } }: { step: ShownStep }) {
  if (state === 'now') {
    return (
      <p className="flex items-center gap-1.5 text-sm text-lamp">
        <CalendarDays aria-hidden className="size-4 shrink-0" strokeWidth={1.75} /> Now
      </p>
    )
  }
  if (state !== 'over') return null
  return (
    <p className="flex items-center gap-1.5 text-sm text-soft">
      <CircleAlert aria-hidden className="size-4 shrink-0" strokeWidth={1.75} /> Not done yet?
    </p>
  )
}

function SearchLink({ zipCode }: { zipCode: string }) {
  return (
    <p className="mt-2">
      <Link to={zipCode ? `/results?zip=${zipCode}` : '/results'} className={link}>
        {zipCode ? `See plans at ${zipCode}` : 'See plans at your new ZIP code'}
      </Link>
    </p>
  )
}
