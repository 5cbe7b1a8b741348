import { useEffect, useRef } from 'react'

type Props = {
  words: string | null | undefined
  /** The answer that tells it, where its button is gone and nothing else there should get the focus. */
  focusOn?: object | null | undefined
}

/** What was done, told where it was asked for; whoever pressed further down the page is brought to it. */
export function Done({ words, focusOn = null }: Props) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (words) line.current?.scrollIntoView({ block: 'nearest' })
    if (words && focusOn) line.current?.focus({ preventScroll: true })
  }, [words, focusOn])
  return (
    <p ref={line} role="status" tabIndex={-1} className={words ? 'mb-4 scroll-my-28 text-good' : 'sr-only'}>
      {words}
    </p>
  )
}
