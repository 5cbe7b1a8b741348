import { Form } from 'react-router'
import type { OutsideCopy } from '#domain/automation/outside-copies.ts'
import type { FormFault } from '../form-fault.ts'
import { SmallButton } from '../work/small-button.tsx'
import { outsideWords } from './erased-words.ts'

type Props = {
  fault: FormFault | null
  action?: string
  /** Outside receivers that got their data. */
  outside: readonly OutsideCopy[]
}

/** Erases a person. What stays, here and elsewhere, is said before. */
export function EraseForm({ fault, action, outside }: Props) {
  return (
    <Form
      method="post"
      className="space-y-2 rounded-card border border-line p-3"
      aria-label="Erase"
      {...(action ? { action } : {})}
    >
      <input type="hidden" name="intent" value="erase" />
      <p className="text-soft">
        Takes the person out of leads, conversations, searches, alerts, emails, messages, notes and orders
        that are over. Records of consent stay for five years (16 CFR 310.5), so do the services and prices of
        orders and the do-not-call list. Orders under way keep their person. An account is deleted by its
        owner.
      </p>
      <p>{outsideWords(outside) || 'Nothing that is here now was sent to an outside receiver.'}</p>
      <label className="flex items-start gap-2">
        <input
          type="checkbox"
          name="confirmed"
          required
          className="mt-0.5 size-4"
          aria-invalid={fault ? true : undefined}
        />
        I know that this cannot be undone
      </label>
      {fault ? (
        <p role="alert" className="text-alarm">
          {Object.values(fault.fields)[0] ?? fault.message}
        </p>
      ) : null}
      <SmallButton type="submit">Erase</SmallButton>
    </Form>
  )
}
