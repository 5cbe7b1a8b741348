import { Form } from 'react-router'
import type { FormFault } from '../form-fault.ts'
import { SmallButton } from '../work/small-button.tsx'

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
      {fault.extra?.reopens
        ? 'Open those hours again, and leave those calls where they are'
        : 'Give those hours back, and move those calls and chats'}
    </label>
  )
}

/** Asks the same of whoever goes back to a value of the history, which has no form of its own. */
export function ConfirmBack({ fault }: { fault: FormFault }) {
  if (!fault.fields.confirmed) return null
  const { version, backTo, cancels } = fault.typed
  const sent = Object.entries({ intent: 'back', version, backTo, cancels })
  return (
    <Form method="post" preventScrollReset aria-label="Confirm" className="mt-3 space-y-3">
      {sent.map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <ConfirmClosing fault={fault} />
      <SmallButton type="submit">{cancels === undefined ? 'Set this again' : 'Cancel this'}</SmallButton>
    </Form>
  )
}
