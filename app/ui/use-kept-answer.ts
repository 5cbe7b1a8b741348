import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/**
 * What the last form of the page was answered with, until the next one is sent. The router forgets it as soon as the page
 * is read again, which it is whenever a colleague does something.
 */
export function useKeptAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const [kept, setKept] = useState(answer)
  const { state } = useNavigation()
  if (answer !== undefined && answer !== kept) setKept(answer)
  useEffect(() => {
    if (state === 'submitting') setKept(undefined)
  }, [state])
  return kept
}
