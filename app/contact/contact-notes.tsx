import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'

/** Long enough for the press that left the field: what it was meant for must not move away under it. */
const AFTER_PRESS_MS = 250

type Notes = { phone?: string; address?: string }
type Target = { currentTarget: { value: string } }

/**
 * What to say beside a phone number or an address once somebody leaves it, and no longer when they type on: both are
 * accepted as they are.
 */
export function useContactNotes(): { notes: Notes; watch(name: string): object } {
  const [notes, setNotes] = useState<Notes>({})
  const note = (name: string, words: string) =>
    setNotes(was => (was[name as keyof Notes] === words ? was : { ...was, [name]: words }))
  return {
    notes,
    watch(name) {
      if (name !== 'phone' && name !== 'address') return {}
      return {
        onBlur({ currentTarget }: Target) {
          setTimeout(
            () =>
              // Without the rules there is no note, and nothing is lost.
              void import('#domain/shared/contact-notes.ts').then(
                ({ noteOn }) => note(name, noteOn[name](currentTarget.value)),
                () => {},
              ),
            AFTER_PRESS_MS,
          )
        },
        onInput: () => note(name, ''),
      }
    },
  }
}

/** A note as it stands in the place of a field's hint. Nothing where there is none to give. */
export function FieldNote({ children }: { children: ReactNode }) {
  return children ? (
    <span className="flex items-start gap-1.5 text-ink">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-lamp" strokeWidth={1.75} />
      {children}
    </span>
  ) : null
}
