import { CircleCheck } from 'lucide-react'

/** Where the deletion of an account leads, with or without script: that it is done, and what stays. */
export function AccountDeleted() {
  return (
    <p role="status" className="mt-6 flex gap-3 rounded-card border border-line bg-surface p-5">
      <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good" strokeWidth={1.75} />
      <span>
        <strong>Your account is deleted.</strong> Your profile and address history went with it. Orders you
        placed stay in our records without the account.
      </span>
    </p>
  )
}
