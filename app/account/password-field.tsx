import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { PASSWORD_MAX_LENGTH } from '#domain/accounts/account-forms.ts'
import { classes } from '../ui/classes.ts'
import { controlClass } from '../ui/control-class.ts'
import { Labelled } from '../ui/field.tsx'

type Props = {
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  error: string | undefined
  hint?: string
}

/** A password that can be shown, pasted and filled in by a password manager. */
export function PasswordField({ name, label, autoComplete, error, hint }: Props) {
  const [visible, setVisible] = useState(false)
  const Icon = visible ? EyeOff : Eye
  return (
    <Labelled label={label} error={error} hint={hint}>
      {control => (
        <div className="relative">
          <input
            {...control}
            name={name}
            type={visible ? 'text' : 'password'}
            autoComplete={autoComplete}
            maxLength={PASSWORD_MAX_LENGTH}
            required
            className={classes(controlClass, 'pr-12')}
          />
          <button
            type="button"
            aria-label={`${visible ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            onClick={() => setVisible(!visible)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-soft hover:text-ink"
          >
            <Icon aria-hidden className="size-5" strokeWidth={1.75} />
          </button>
        </div>
      )}
    </Labelled>
  )
}
