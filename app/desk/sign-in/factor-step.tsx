import { useEffect, useRef } from 'react'
import { TextField } from '../../ui/field.tsx'
import { CodeField } from '../code-field.tsx'
import { DeskForm } from '../desk-form.tsx'
import type { FormFault } from '../form-fault.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { ResetHint } from './reset-hint.tsx'

type Props = {
  email: string
  hasPasskeys: boolean
  returnTo: string
  mailsGoOut: boolean
  fault: FormFault | null
}

/** The second factor, after the password: a code, a passkey, or a recovery code where both are lost. */
export function FactorStep({ email, hasPasskeys, returnTo, mailsGoOut, fault }: Props) {
  const hidden = { returnTo }
  const step = useRef<HTMLDivElement>(null)
  // Whoever comes from the password goes on typing.
  useEffect(() => step.current?.querySelector<HTMLInputElement>('input[name="code"]')?.focus(), [])
  const lost = fault?.code === 'recovery_code_wrong' || fault?.fields.recoveryCode !== undefined
  return (
    <div ref={step}>
      <p className="mt-2 mb-5 text-soft">
        Signing in as <span className="break-words text-ink">{email}</span>. Enter the code that your
        authenticator app shows.
      </p>
      <DeskForm intent="code" label="Sign in" hidden={hidden} fault={lost ? null : fault}>
        <CodeField error={fault?.fields.code} />
      </DeskForm>
      {hasPasskeys ? <PasskeyButton returnTo={returnTo} /> : null}
      <details className="mt-6 border-t border-line pt-4" open={lost}>
        <summary className="min-h-6 text-soft hover:text-ink">Use a recovery code</summary>
        <div className="mt-4">
          <DeskForm
            intent="recovery"
            label="Sign in with a recovery code"
            look="secondary"
            hidden={hidden}
            fault={lost ? fault : null}
          >
            <TextField
              label="Recovery code"
              name="recoveryCode"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
              hint="One of the ten you kept when you set up your account. Each works once."
              error={fault?.fields.recoveryCode}
            />
          </DeskForm>
          <p className="mt-4 text-soft">
            No recovery codes left, either? <ResetHint mailsGoOut={mailsGoOut} />
          </p>
        </div>
      </details>
      <div className="mt-4 border-t border-line pt-2">
        <DeskForm intent="other" label="Sign in as somebody else" look="quiet" hidden={hidden} />
      </div>
    </div>
  )
}
