import { CircleAlert } from 'lucide-react'
import { PRIVACY_ANSWER_DAYS } from '#domain/shared/privacy-answer-days.ts'
import { Button } from '../ui/button.tsx'

type Props = {
  token: string
  email: string
  stop?: boolean
  erase?: boolean
  copy?: boolean
  fault?: string
}

/** What an email's link can do, for its owner to choose. A plain form: it does the same with and without script. */
export function ConfirmForm({ token, email, stop = true, erase = false, copy = false, fault }: Props) {
  return (
    <form
      method="post"
      aria-label="Confirm your privacy choices"
      className="mt-5 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <input type="hidden" name="token" value={token} />
      <p>
        For <strong className="break-words">{email}</strong>:
      </p>
      {fault ? (
        <p role="alert" className="mt-3 flex items-start gap-1.5 text-alarm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
          {fault}
        </p>
      ) : null}
      <div className="mt-4 space-y-4">
        <Wish name="stop" checked={stop} label="Stop offers">
          Takes back every agreement to offers by phone, text or email that was given with this address, and
          for the phone numbers that came with it.
        </Wish>
        <Wish name="erase" checked={erase} label="Delete my data">
          Removes your name, email address, phone number, addresses and notes, with conversations and email
          alerts, and stops offers. What you agreed to is kept as proof for five years (16 CFR 310.5). Of
          orders only what was sold is kept; one that is under way keeps your details until it is over. An
          account with this address stays until you delete it: sign in and choose that under your account.
        </Wish>
        <Wish name="copy" checked={copy} label="Send me a copy of my data">
          {`We send it to this address within ${PRIVACY_ANSWER_DAYS} days. Deleting waits for it.`}
        </Wish>
      </div>
      <Button type="submit" className="mt-6 w-full">
        Confirm
      </Button>
    </form>
  )
}

function Wish({
  name,
  checked,
  label,
  children,
}: {
  name: string
  checked: boolean
  label: string
  children: string
}) {
  return (
    <div className="flex items-start gap-3">
      <input
        type="checkbox"
        id={name}
        name={name}
        defaultChecked={checked}
        aria-describedby={`${name}-means`}
        className="mt-0.5 size-6 shrink-0"
      />
      <div>
        <label htmlFor={name} className="font-semibold">
          {label}
        </label>
        <p id={`${name}-means`} className="text-sm text-soft">
          {children}
        </p>
      </div>
    </div>
  )
}
