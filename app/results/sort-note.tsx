import type { ResultSort } from '#domain/comparison/results-query.ts'

/** What the list goes by: plans of a provider stay together, and no price lifts a guess above what is known. */
const notes: Record<Exclude<ResultSort, 'recommended'>, string> = {
  price: 'Providers go by their cheapest plan, in groups: likely plans and satellite come last.',
  total:
    'Providers go by their lowest total, in groups: known totals first, likely plans and satellite last.',
  speed: 'Providers go by their fastest plan, in groups: likely plans and satellite come last.',
}

/** How the chosen sort works, in one sentence. Its code loads with the first sort that somebody chooses. */
export function SortNote({ sort }: { sort: keyof typeof notes }) {
  return <p className="mt-3 max-w-measure text-sm text-soft">{notes[sort]}</p>
}
