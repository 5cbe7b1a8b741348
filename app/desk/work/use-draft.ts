import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

type Draft = { saved: number; text: string }

/**
 * Keeps what is typed into a field in this tab until it is saved, for each screen and person: whoever goes on to the next
 * customer and comes back finds it. `saved` counts what the person has saved here; with one more the draft is over.
 */
export function useDraft(
  by: string,
  saved: number,
): { field: RefObject<HTMLTextAreaElement | null>; keep: () => void } {
  const field = useRef<HTMLTextAreaElement>(null)
  const { pathname } = useLocation()
  const key = `plainwire-desk-draft ${by} ${pathname}`
  useEffect(() => {
    const stored = sessionStorage.getItem(key)
    if (stored === null) return
    const draft = JSON.parse(stored) as Draft
    if (draft.saved !== saved) sessionStorage.removeItem(key)
    else if (field.current?.value === '') field.current.value = draft.text
  }, [key, saved])
  const keep = () => {
    const text = field.current?.value ?? ''
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify({ saved, text } satisfies Draft))
  }
  return { field, keep }
}
