import { useRef, useState } from 'react'
import { later } from '../first-load/later.tsx'
import type { ReportedEntry } from './report-form.tsx'

const ReportForm = later(() => import('./report-form.tsx').then(module => module.ReportForm))

/** With the plan it stands below: where totals are grouped, a provider can appear more than once. */
type Props = ReportedEntry & { plan?: string }

/** An unobtrusive way to tell us that an entry is wrong. */
export function ReportEntry(entry: Props) {
  const [step, setStep] = useState<'untouched' | 'open' | 'closed' | 'sent'>('untouched')
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      {step === 'untouched' || step === 'closed' ? (
        <button
          ref={opener}
          type="button"
          aria-expanded={false}
          aria-label={`Report a problem: ${entry.plan ?? entry.name}`}
          onPointerEnter={ReportForm.prepare}
          onFocus={ReportForm.prepare}
          onClick={() => setStep('open')}
          className="inline-flex min-h-8 items-center text-sm text-soft underline underline-offset-4 hover:text-ink"
        >
          Report a problem
        </button>
      ) : null}
      {step === 'untouched' ? null : (
        <ReportForm
          {...entry}
          open={step === 'open'}
          onClose={() => {
            setStep('closed')
            requestAnimationFrame(() => opener.current?.focus())
          }}
          onSent={() => setStep('sent')}
        />
      )}
    </>
  )
}
