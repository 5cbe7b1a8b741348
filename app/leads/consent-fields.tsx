import type { ChangeEvent } from 'react'
import { Link } from 'react-router'
import { CALLBACK_BELOW_BOX_TEXT, marketingConsentText } from '#domain/consent/consent-text.ts'
import { classes } from '../ui/classes.ts'
import { useSettings } from '../use-settings.ts'

const textLink = 'text-signal underline underline-offset-4 hover:text-ink'

type Props = {
  defaultChecked?: boolean
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  className?: string
  /** What sending the form asks for. */
  callbackText?: string
}

/** The end of every lead form: the box for advertising, never checked in advance, what sending asks for, and a bot trap. */
export function ConsentFields({
  defaultChecked = false,
  onChange,
  className,
  callbackText = CALLBACK_BELOW_BOX_TEXT,
}: Props) {
  const { salesPhone } = useSettings()
  return (
    <>
      {/* People do not see this field; what fills it is a machine. */}
      <div aria-hidden className="sr-only">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <label className={classes('flex items-start gap-3 text-sm text-soft', className)}>
        <input
          type="checkbox"
          name="marketingConsent"
          defaultChecked={defaultChecked}
          onChange={onChange}
          className="mt-0.5 size-6 shrink-0"
        />
        <span>{marketingConsentText(salesPhone)}</span>
      </label>
      <p className={classes('text-sm text-soft', className)}>
        {callbackText} See our{' '}
        <Link to="/terms" className={textLink}>
          Terms
        </Link>{' '}
        and{' '}
        <Link to="/privacy" className={textLink}>
          Privacy policy
        </Link>
        .
      </p>
    </>
  )
}
