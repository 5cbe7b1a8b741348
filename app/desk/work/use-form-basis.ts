import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import type { ProblemCode } from '#domain/shared/problem.ts'
import { isTyped } from '../../ui/is-typed.ts'
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
 * counts as having seen what they did. `intent` is what the form posts; `latest` is the page's last answer.
 */
export function useFormBasis<Values>(
  intent: string,
  stored: Stored<Values>,
  latest: Answer,
): FormBasis<Values> {
  const { state, formData } = useNavigation()
  const answer = useSettledAnswer(latest, state === 'idle')
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
      if (isConflict) begin()
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
    key: `${basis.round} ${own ? JSON.stringify(own.typed) : ''}`,
    around,
    takeStored() {
      setIgnored(answer)
      begin()
    },
  }
}

/** An answer comes before the page is read anew: a refusal is shown together with what is stored, or it would be compared with what was. */
function useSettledAnswer(latest: Answer, isSettled: boolean): Answer {
  const [answer, setAnswer] = useState(latest)
  if (isSettled && answer !== latest) setAnswer(latest)
  return answer
}
