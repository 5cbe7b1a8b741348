import { Form } from 'react-router'
import { ANSWER_DAYS, requestKinds, requestWords } from '#domain/people/request-kinds.ts'
import { controlClass } from '../../ui/control-class.ts'
import type { FormFault } from '../form-fault.ts'
import { SmallButton } from '../work/small-button.tsx'

/** Keeps what they asked for by phone or mail: it goes into the queue with the law's clock. */
export function RequestForm({ fault }: { fault: FormFault | null }) {
  const field = `${controlClass} min-h-9! py-1!`
  return (
    <Form
      method="post"
      preventScrollReset
      aria-label="Take a privacy request"
      className="space-y-2 rounded-card border border-line p-3"
    >
      <input type="hidden" name="intent" value="request" />
      <label className="block">
        They ask for
        <select name="kind" defaultValue={fault?.typed.kind ?? 'access'} className={field}>
          {requestKinds.map(kind => (
            <option key={kind} value={kind}>
              {requestWords[kind]}
            </option>
          ))}
        </select>
      </label>
      <label className="block">
        In their words
        <input name="words" maxLength={2000} defaultValue={fault?.typed.words ?? ''} className={field} />
      </label>
      {fault ? (
        <p role="alert" className="text-alarm">
          {Object.values(fault.fields)[0] ?? fault.message}
        </p>
      ) : null}
      <SmallButton type="submit">Take the request</SmallButton>
      <p className="text-soft">To be answered within {ANSWER_DAYS} days.</p>
    </Form>
  )
}
