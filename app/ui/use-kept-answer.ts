import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'

/**
 * The answer to the page's last form, until the next one is answered. The router forgets it as soon as the page is
 * reloaded, which happens whenever a colleague does something.
 */
export function useKeptAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const [kept, setKept] = useState(answer)
  const isSent = useRef(false)
  const { state } = useNavigation()
  if (answer !== undefined && answer !== kept) setKept(answer)
  useEffect(() => {
    if (state === 'submitting') isSent.current = true
    // A form that led elsewhere was accepted: an earlier one's answer no longer applies.
    if (state === 'idle' && isSent.current) {
      isSent.current = false
      if (answer === undefined) setKept(undefined)
    }
  }, [state, answer])
  return kept
}
