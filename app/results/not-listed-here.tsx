type Props = {
  /** How many plans of a comparison's address. */
  missing: number
  zip: string
}

/** Says how many plans of a comparison that was shared or kept aren't listed at the ZIP code; nothing where all are. */
export function NotListedHere({ missing, zip }: Props) {
  if (missing === 0) return null
  return (
    <p className="mb-3 max-w-measure text-soft">
      {missing === 1 ? 'One plan in this link isn’t' : `${missing} plans in this link aren’t`} among those
      listed for {zip}.
    </p>
  )
}
