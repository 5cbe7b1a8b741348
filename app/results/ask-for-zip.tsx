import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { PhoneLink } from '../contact/call-link.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import type { ResultsView } from './results-view.ts'
import { ZipForm } from './zip-form.tsx'

/** The page without an answer: no ZIP code yet, a refused one, or nothing answered. */
export function AskForZip({ view }: { view: Exclude<ResultsView, { phase: 'answered' }> }) {
  const field = useRef<HTMLInputElement>(null)
  const failed = view.phase === 'failed'
  const fault = failed ? null : view.fault
  useEffect(() => {
    if (fault) field.current?.focus()
  }, [fault])
  return (
    <div className="page-width pt-5 pb-16">
      <Breadcrumb trail={[]} current="Plans where you live" />
      <h1 className="mt-4 text-4xl sm:text-5xl">
        {failed ? view.title : 'What can you get where you live?'}
      </h1>
      <p role={failed ? 'alert' : undefined} className="mt-4 max-w-measure text-lg text-soft">
        {failed
          ? `${view.message}. Your ZIP code is still in the field: try again in a moment.`
          : 'Enter your ZIP code. You’ll see every plan we know of there, with the later price and the fees.'}
      </p>
      <div className="mt-8 max-w-md rounded-card border border-line bg-surface p-4 sm:p-5">
        <ZipForm
          zip={failed ? view.zip : view.typed}
          label="ZIP code"
          button="Show plans"
          fault={fault}
          field={field}
        />
      </div>
      <p className="mt-6 max-w-measure text-soft">
        Rather talk? Call <PhoneLink />. Or look through{' '}
        <Link to="/internet-plans" className="text-signal underline underline-offset-4">
          all internet plans
        </Link>{' '}
        without a place.
      </p>
    </div>
  )
}
