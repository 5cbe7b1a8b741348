import type { RowChange } from '#domain/catalog-drafts/row-changes.ts'

/** Of a new entry, what it does not have is not worth a line. */
const isNothing = new Set(['none', 'no'])

/** What differs, field by field: before and after. */
export function ChangeList({ changes }: { changes: readonly RowChange[] }) {
  const told = changes.filter(({ before, after }) => before !== '' || !isNothing.has(after))
  if (changes.length === 0) return <p className="text-soft">Nothing differs.</p>
  return (
    <dl className="grid gap-1">
      {told.map(({ path, label, before, after }) => (
        <div key={path} className="grid gap-x-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <dt className="text-soft">{label}</dt>
          <dd className="break-words">
            {before ? <del className="mr-2 text-soft decoration-1">{before}</del> : null}
            {after ? <ins className="font-semibold no-underline">{after}</ins> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
