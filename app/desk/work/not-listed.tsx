import { notListedWords } from '#domain/availability/place-doubts.ts'

/** Internet that our data don't list at a home, by name. */
export type Unlisted = { names: readonly string[]; zipCode: string; place: string }

/** What the customer reads beside an order, too. */
export function NotListed({ unlisted }: { unlisted: Unlisted | null }) {
  if (unlisted === null) return null
  const { names, zipCode, place } = unlisted
  return (
    <p className="mb-3 rounded-card border border-lamp bg-surface px-4 py-2">
      {notListedWords(names, place)}{' '}
      <a href={`/results?zip=${zipCode}`} className="underline">
        See what is
      </a>
      .
    </p>
  )
}
