import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import type { z } from 'zod/mini'
import type { FieldErrors } from '#domain/shared/problem.ts'
import { SendFault } from '../problems/send-fault.tsx'
import { dismissAlarms } from '../shell/toasts.ts'
import { Button, type ButtonLook } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import type { AccountFailure } from './account-failure.ts'
import { type KeptTyping, useTypedAccount } from './typed-account.ts'
import { useFormCheck } from './use-form-check.ts'
import { useOccasionKey } from './use-occasion-key.ts'

type Props = {
  /** Which of a page's forms this is. */
  intent: string
  schema: z.ZodMiniType
  failure: AccountFailure | null
  /** Additional values to send. */
  hidden?: Record<string, string>
  label: string
  busyLabel: string
  look?: ButtonLook
  /** Whether the email and username that are typed survive a reload, and for whom. */
  keepsTyped?: KeptTyping
  children: (errors: FieldErrors) => ReactNode
}

/** What the account forms share: the check before sending, what went wrong, the button with its busy label. */
export function AccountForm({
  intent,
  schema,
  failure,
  hidden = {},
  label,
  busyLabel,
  look,
  keepsTyped = 'nothing',
  children,
}: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { state } = useLocation()
  const { errors, occasion, onChange, onSubmit } = useFormCheck(schema, failure)
  const heard = useOccasionKey(occasion)
  const keepTyped = useTypedAccount(form, keepsTyped)
  // The other tab has another form: what was wrong with this one would lie over its fields.
  useEffect(() => dismissAlarms, [])
  const busy = useNavigation().formData?.get('intent') === intent
  return (
    <Form
      ref={form}
      method="post"
      replace
      // Where to go afterwards is still known after a refusal.
      state={state}
      noValidate
      onChange={event => {
        // Nobody has typed what the page itself puts back.
        if (event.nativeEvent.isTrusted) dismissAlarms()
        onChange(event)
        keepTyped()
      }}
      onSubmit={event => {
        dismissAlarms()
        onSubmit(event)
      }}
      aria-label={label}
    >
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ErrorSummary key={heard} errors={errors} />
      {failure && Object.keys(failure.fields).length === 0 ? (
        <SendFault title={failure.title} lines={[failure.message]} occasion={failure} call={false} />
      ) : null}
      <div className="grid gap-5">{children(errors)}</div>
      <Button type="submit" disabled={busy} look={look ?? 'primary'} className="mt-6 w-full">
        {busy ? busyLabel : label}
      </Button>
    </Form>
  )
}
