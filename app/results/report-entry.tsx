import { Flag } from 'lucide-react'
import { useRef, useState } from 'react'
import { later } from '../first-load/later.tsx'
import type { ReportedEntry } from './report-form.tsx'

const ReportForm = later(() => import('./report-form.tsx').then(module => module.ReportForm))

/** An unobtrusive way to tell us that an entry is wrong. */
export function ReportEntry(entry: ReportedEntry) {
  const [step, setStep] = useState<'untouched' | 'open' | 'closed' | 'sent'>('untouched')
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      {step === 'untouched' || step === 'closed' ? (
        <button
          ref={opener}
          type="button"
          aria-expanded={false}
          aria-label={`Report a problem: ${entry.name}`}
          onPointerEnter={ReportForm.prepare}
          onFocus={ReportForm.prepare}
          onClick={() => setStep('open')}
          className="inline-flex min-h-8 items-center gap-1.5 text-sm text-soft hover:text-ink hover:underline"
        >
          <Flag aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
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
