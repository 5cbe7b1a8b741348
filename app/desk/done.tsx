import { useEffect, useRef } from 'react'

/** What was done, told where it was asked for; whoever pressed further down the page is brought to it. */
export function Done({ words }: { words: string | null | undefined }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (words) line.current?.scrollIntoView({ block: 'nearest' })
  }, [words])
  return (
    <p ref={line} role="status" className={words ? 'mb-4 scroll-my-28 text-good' : 'sr-only'}>
      {words}
    </p>
  )
}
