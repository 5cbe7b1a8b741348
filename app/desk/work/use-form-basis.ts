import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import type { ProblemCode } from '#domain/shared/problem.ts'
import { connection } from '../connection/outage.ts'
import type { FormFault } from '../form-fault.ts'

/** What is stored, and a mark of that state: another mark is another state. */
type Stored<Values> = { mark: string; values: Values }
type Answer = { intent: string; fault: FormFault | null } | undefined
type Sent = { intent: string; answer: Answer }

/** Refusals because a colleague was faster. */
const overtaken: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'draft_changed',
  'draft_taken',
  'setting_changed',
  'work_changed',
])

export type FormBasis<Values> = {
  /** What the form began with, and what it says that it has seen. */
  values: Values
  /** Something else is stored by now. */
  isBehind: boolean
  /** The form's own refusal; null also once the stored values were taken. */
  fault: FormFault | null
  /** It was refused because a colleague was faster: the form has seen what they did, and may be sent again. */
  isConflict: boolean
  /** A form with another key is another form. */
  key: string
  /** The element around the form. */
  around: RefObject<HTMLDivElement | null>
  takeStored(): void
}

/**
 * A form stays what somebody began to change, whatever colleagues store meanwhile: what is typed stays, and is sent with
 * the state that was seen. Where nothing was typed it follows what is stored. After a refusal because of a colleague it
 * counts as having seen what they did. `intent` is what the form posts; `answer` is the page's last one.
 */
export function useFormBasis<Values>(
  intent: string,
  stored: Stored<Values>,
  answer: Answer,
): FormBasis<Values> {
  const { state, formData } = useNavigation()
  const [basis, setBasis] = useState({ ...stored, round: 0 })
  const [ignored, setIgnored] = useState<Answer>()
  const around = useRef<HTMLDivElement>(null)
  const sent = useRef<Sent | null>(null)
  const own = answer?.intent === intent && answer !== ignored ? answer.fault : null
  const isConflict = own !== null && overtaken.has(own.code)
  const begin = () => setBasis(({ round }) => ({ ...stored, round: round + 1 }))
  const post = useEffectEvent(() => {
    if (!formData) return
    const posted = formData.get('intent')
    sent.current ??= { intent: typeof posted === 'string' ? posted : '', answer }
  })
  const settle = useEffectEvent(() => {
    const was = sent.current
    sent.current = null
    if (stored.mark === basis.mark) return
    const isRefused = Boolean(answer?.fault) && answer !== was?.answer
    const isMine = was?.intent === intent
    const isTouched = own !== null || (around.current !== null && isTyped(around.current))
    if (isMine && isRefused) {
      if (isConflict) setBasis(({ round }) => ({ ...stored, round }))
      return
    }
    // A form that an outage had was not taken.
    const isTaken = was !== null && !isRefused && connection().unsaved === null
    if (!isTouched || (isMine && isTaken)) begin()
    // Somebody's own button beside the form changed it: they know.
    else if (isTaken) setBasis(({ values, round }) => ({ mark: stored.mark, values, round }))
  })
  useLayoutEffect(() => {
    // What was sent and answered quickly may never be seen on its way, only while the page is read anew.
    if (state !== 'idle') post()
    if (state === 'idle') settle()
  }, [state, stored.mark, answer])
  return {
    values: basis.values,
    isBehind: basis.mark !== stored.mark,
    fault: own,
    isConflict,
    key: own ? JSON.stringify(own.typed) : String(basis.round),
    around,
    takeStored() {
      setIgnored(answer)
      begin()
    },
  }
}

/** Whether any field holds something else than it began with. */
function isTyped(around: HTMLElement): boolean {
  const fields = around.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input:not([type="hidden"]), textarea, select',
  )
  return [...fields].some(field => {
    if (field instanceof HTMLSelectElement) return isChosen(field)
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))
      return field.checked !== field.defaultChecked
    return field.value !== field.defaultValue
  })
}

function isChosen({ options, selectedIndex }: HTMLSelectElement): boolean {
  const began = [...options].findIndex(one => one.defaultSelected)
  return selectedIndex !== Math.max(0, began)
}
