import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { typeInto } from '../connection/type-into.ts'

/** `saved`: what was last saved when it was typed. */
type Draft = { saved: string; text: string }

const keyOf = (by: string, pathname: string) => `plainwire-desk-draft ${by} ${pathname}`

/** What is kept under a key, unless its own is over: then it is forgotten. */
function draftAt(key: string, isOver: (saved: string) => boolean): string | null {
  const stored = sessionStorage.getItem(key)
  if (stored === null) return null
  const draft = JSON.parse(stored) as Draft
  if (!isOver(draft.saved)) return draft.text
  sessionStorage.removeItem(key)
  return null
}

/**
 * Keeps what is typed into a field in this tab until it is saved, for each screen and person: whoever goes on to the next
 * customer and comes back, or loads the screen anew, finds it. `saved` says up to where the person has saved here; once a
 * draft's own is over, so is the draft.
 */
export function useDraft(
  by: string,
  saved: string,
  isOver: (saved: string) => boolean,
): { field: RefObject<HTMLTextAreaElement | null>; keep: (text: string) => void } {
  const field = useRef<HTMLTextAreaElement>(null)
  const { pathname } = useLocation()
  const key = keyOf(by, pathname)
  const typeAgain = useEffectEvent((key: string) => {
    const text = draftAt(key, isOver)
    if (text !== null && field.current?.value === '') typeInto(field.current, text)
  })
  useEffect(() => typeAgain(key), [key, saved])
  const keep = (text: string) => {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify({ saved, text } satisfies Draft))
  }
  return { field, keep }
}

/** What this person had typed into the field of this screen, where the field isn't there just now; null if nothing. */
export function useKeptDraft(by: string, isOver: (saved: string) => boolean): string | null {
  const { pathname } = useLocation()
  const [text, setText] = useState<string | null>(null)
  const read = useEffectEvent((key: string) => setText(draftAt(key, isOver)))
  useEffect(() => read(keyOf(by, pathname)), [by, pathname])
  return text
}
