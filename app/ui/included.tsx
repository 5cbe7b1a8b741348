import { Check, Minus } from 'lucide-react'

/** A check mark or a dash, with text for people who don't see them; `null` if the provider doesn't publish it. */
export function Included({ yes }: { yes: boolean | null }) {
  const Icon = yes ? Check : Minus
  return (
    <>
      <Icon
        aria-hidden
        className={yes ? 'inline size-5 text-good' : 'inline size-5 text-soft'}
        strokeWidth={1.75}
      />
      {yes === null ? (
        <span className="ml-2 text-sm text-soft">Not published</span>
      ) : (
        <span className="sr-only">{yes ? 'Included' : 'Not included'}</span>
      )}
    </>
  )
}

/** A figure, or a dash if the plan has none. */
export function Figure({ text }: { text: string | null | undefined }) {
  if (text) return text
  return (
    <>
      <Minus aria-hidden className="inline size-5 text-soft" strokeWidth={1.75} />
      <span className="sr-only">None</span>
    </>
  )
}
