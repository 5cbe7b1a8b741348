/** What was done, told where it was asked for. */
export function Done({ words }: { words: string | null | undefined }) {
  return (
    <p role="status" className={words ? 'mb-4 text-good' : 'sr-only'}>
      {words}
    </p>
  )
}
