import { useRef, useState } from 'react'
import type { FieldErrors } from '#domain/shared/problem.ts'
import type { SwitchTarget } from '#domain/switching/compare-switch.ts'
import { readSwitching } from '#domain/switching/switching-form.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { SwitchingAnswer } from './switching-answer.tsx'
import { switchingDraft } from './switching-draft.ts'
import { SwitchingFields } from './switching-fields.tsx'

type Props = { open: boolean; onClose(): void; to: SwitchTarget }

/** The sheet: what somebody pays now and, below it, what a switch comes to, which follows every later edit. */
export function SwitchingSheet({ open, onClose, to }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="What do you pay now?" shape="sheet">
      <SwitchingForm to={to} />
    </Dialog>
  )
}

function SwitchingForm({ to }: Pick<Props, 'to'>) {
  const draft = switchingDraft.use()
  const reading = readSwitching(draft)
  const [asked, setAsked] = useState(reading.ok)
  const [errors, setErrors] = useState<FieldErrors>({})
  const answer = useRef<HTMLDivElement>(null)
  return (
    <>
      <p className="text-soft">
        We’ll compare it with <strong className="text-ink">{to.name}</strong>. What you enter stays in this
        browser.
      </p>
      <form
        noValidate
        aria-label="What you pay now"
        className="mt-5"
        onSubmit={event => {
          event.preventDefault()
          setErrors(reading.ok ? {} : reading.errors)
          setAsked(reading.ok)
          if (reading.ok) requestAnimationFrame(() => answer.current?.focus())
        }}
      >
        <ErrorSummary errors={errors} />
        <SwitchingFields
          draft={draft}
          errors={errors}
          onEdit={changes => {
            switchingDraft.edit(changes)
            setErrors(found => without(found, Object.keys(changes)))
          }}
        />
        <div className="mt-6 flex flex-wrap gap-2">
          <Button type="submit" className="grow">
            Show what switching saves
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              switchingDraft.forget()
              setErrors({})
              setAsked(false)
            }}
          >
            Clear
          </Button>
        </div>
      </form>
      <div ref={answer} tabIndex={-1} aria-live="polite" className="mt-6 outline-none">
        {asked && reading.ok ? <SwitchingAnswer service={reading.service} to={to} /> : null}
      </div>
    </>
  )
}

const without = (errors: FieldErrors, names: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))
