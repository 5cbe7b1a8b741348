type Owned = { ownerId: string | null; ownerName: string | null; ownerAway: boolean }

/** The work of this page if a colleague has it, who then records what came of it; null otherwise. */
export const theirsOf = (work: Owned | null, me: string): Owned | null =>
  work === null || work.ownerId === null || work.ownerId === me ? null : work

type Props = {
  work: Owned
  mayMove: boolean
  /** What only its owner does. */
  does?: string
}

/** Whose it is, in the place of the buttons that only its owner has. */
export function Theirs({ work, mayMove, does = 'records what came of it' }: Props) {
  return (
    <p className="text-soft">
      {work.ownerName ?? 'A colleague'} has this and {does}.{' '}
      {work.ownerAway || mayMove
        ? 'To do that yourself, take it over first.'
        : 'To do that yourself, ask them to hand it over.'}
    </p>
  )
}
