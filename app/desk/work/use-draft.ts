import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { typeInto } from '../connection/type-into.ts'

/** `saved`: what was last saved when it was typed. */
type Draft<Saved> = { saved: Saved; text: string }

/**
 * Keeps what is typed into a field in this tab until it is saved, for each screen and person: whoever goes on to the next
 * customer and comes back, or loads the screen anew, finds it. `saved` says up to where the person has saved here; once a
 * draft's own is over, so is the draft.
 */
export function useDraft<Saved extends number | string>(
  by: string,
  saved: Saved,
  isOver: (saved: Saved) => boolean,
): { field: RefObject<HTMLTextAreaElement | null>; keep: (text: string) => void } {
  const field = useRef<HTMLTextAreaElement>(null)
  const { pathname } = useLocation()
  const key = `plainwire-desk-draft ${by} ${pathname}`
  const typeAgain = useEffectEvent((key: string) => {
    const stored = sessionStorage.getItem(key)
    if (stored === null) return
    const draft = JSON.parse(stored) as Draft<Saved>
    if (isOver(draft.saved)) sessionStorage.removeItem(key)
    else if (field.current?.value === '') typeInto(field.current, draft.text)
  })
  useEffect(() => typeAgain(key), [key, saved])
  const keep = (text: string) => {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify({ saved, text } satisfies Draft<Saved>))
  }
  return { field, keep }
}
