import type { FormFault } from '../form-fault.ts'

/** Asks whether hours that people chose or were promised a call in may close, once it is known that some do. */
export function ConfirmClosing({ fault }: { fault: FormFault | null }) {
  if (!fault?.fields.confirmed && !fault?.typed.confirmed) return null
  return (
    <label className="flex items-center gap-2">
      <input
        type="checkbox"
        id="confirmed"
        name="confirmed"
        value="yes"
        defaultChecked={fault.typed.confirmed === 'yes'}
        className="size-5"
      />
      Give those hours back, and move those calls and chats
    </label>
  )
}
