import { useEffect, useId, useRef, useState } from 'react'
import { fiveDigitZip, isZipCode, readZipCode, ZIP_FIELD_MAX_LENGTH } from '#domain/shared/zip-code.ts'
import { keepCheckedZip } from '../search/search.ts'
import { buttonClass } from '../ui/button.tsx'
import { controlClass } from '../ui/control-class.ts'

const quiet = 'inline-flex min-h-8 items-center font-semibold text-ink underline underline-offset-4'

type Props = { zip: string; disabled: boolean; onChange(zip: string): void }

/** Which ZIP code the answers are for, and the way to change it where it stands. */
export function ChatZip({ zip, disabled, onChange }: Props) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [fault, setFault] = useState<string>()
  const [isChecking, setChecking] = useState(false)
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])
  const close = () => {
    setOpen(false)
    setFault(undefined)
    // The button is there again once this is drawn.
    requestAnimationFrame(() => opener.current?.focus())
  }
  /** One that no home can have is refused here, and the one before stays. */
  const use = async (typed: string) => {
    if (isChecking) return
    const zipCode = readZipCode(typed)
    if (!isZipCode(zipCode)) return setFault('Enter a ZIP code of five digits.')
    setChecking(true)
    const wrong = await keepCheckedZip(typed)
    setChecking(false)
    if (wrong) return setFault(wrong)
    onChange(fiveDigitZip(zipCode))
    close()
  }
  if (!isOpen) {
    return (
      <p className="grow">
        {zip ? (
          <>
            ZIP code <span className="font-semibold text-ink">{zip}</span>
          </>
        ) : (
          'No ZIP code yet'
        )}{' '}
        <button
          ref={opener}
          type="button"
          disabled={disabled}
          onClick={() => setOpen(true)}
          className={quiet}
        >
          {zip ? 'Change' : 'Add'}
          <span className="sr-only"> ZIP code</span>
        </button>
      </p>
    )
  }
  return (
    <form
      noValidate
      data-own-escape=""
      className="flex grow basis-full flex-wrap items-center gap-2"
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        // Escape leaves this, not the chat.
        event.preventDefault()
        close()
      }}
      onSubmit={event => {
        event.preventDefault()
        void use(field.current?.value ?? '')
      }}
    >
      <label htmlFor={id}>ZIP code</label>
      <input
        ref={field}
        id={id}
        defaultValue={zip}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={ZIP_FIELD_MAX_LENGTH}
        aria-invalid={fault !== undefined}
        aria-describedby={fault ? `${id}-wrong` : undefined}
        className={`${controlClass} w-28!`}
      />
      <button type="submit" aria-disabled={isChecking} className={buttonClass('secondary', 'px-3! text-sm')}>
        Use it
      </button>
      <button type="button" onClick={close} className={quiet}>
        Cancel
      </button>
      <p id={`${id}-wrong`} role="alert" className="basis-full text-alarm empty:hidden">
        {fault}
      </p>
    </form>
  )
}
