import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'

/**
 * What the last form of the page was answered with, until the next one is answered. The router forgets it as soon as the page
 * is read again, which it is whenever a colleague does something.
 */
export function useKeptAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const [kept, setKept] = useState(answer)
  const isSent = useRef(false)
  const { state } = useNavigation()
  if (answer !== undefined && answer !== kept) setKept(answer)
  useEffect(() => {
    if (state === 'submitting') isSent.current = true
    // A form that led elsewhere was taken: what an earlier one was answered with is over.
    if (state === 'idle' && isSent.current) {
      isSent.current = false
      if (answer === undefined) setKept(undefined)
    }
  }, [state, answer])
  return kept
}
