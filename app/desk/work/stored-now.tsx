import { SmallButton } from './small-button.tsx'

type Props = {
  /** Who did what, as a sentence; null where the refusal above says it. */
  told: string | null
  /** The stored values that differ, with their names. */
  stored: readonly { label: string; words: string }[]
  onTake(): void
}

/**
 * What is stored by now, beside a form with something else typed into it, with the way to take that. It takes no focus:
 * somebody is typing.
 */
export function StoredNow({ told, stored, onTake }: Props) {
  return (
    <div role="status" className="mb-4 rounded-card border border-lamp bg-surface p-4">
      {told === null ? null : (
        <p>
          <strong>{told}</strong> What you typed is still here, and isn’t saved.
        </p>
      )}
      {stored.length > 0 ? (
        <>
          <p className={told === null ? 'font-semibold' : 'mt-2 font-semibold'}>Stored now</p>
          <dl className="mt-1 grid gap-1">
            {stored.map(({ label, words }) => (
              <div key={label} className="grid gap-x-3 sm:grid-cols-[16rem_minmax(0,1fr)]">
                <dt className="text-soft">{label}</dt>
                <dd className="break-words">{words}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
      <SmallButton type="button" className="mt-3" onClick={onTake}>
        Discard mine and use the stored values
      </SmallButton>
    </div>
  )
}
