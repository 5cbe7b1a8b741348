import type { SecurityPackage } from '#domain/catalog/packages.schema.ts'
import { kitPrices } from '#domain/catalog/security-package.ts'
import { formatCents } from '#domain/shared/money.ts'

const NOT_PUBLISHED = 'Not published. Ask before you order.'

/** The commitments: how long, what ending it early costs, and what a higher equipment level adds. */
export function PackageTerms({ pack }: { pack: SecurityPackage }) {
  const { contractMonths, cancellation, choices } = pack
  const terms = [
    { term: 'Contract length', words: contractInWords(contractMonths) },
    { term: 'Cancellation', words: cancellation ?? NOT_PUBLISHED },
    ...(choices ? [{ term: 'What grows with Equipment level', words: levelsInWords(pack) }] : []),
  ]
  return (
    <dl className="space-y-2 text-sm">
      {terms.map(({ term, words }) => (
        <div
          key={term}
          className="min-[26rem]:grid min-[26rem]:grid-cols-[10rem_minmax(0,1fr)] min-[26rem]:gap-x-4"
        >
          <dt className="font-semibold">{term}</dt>
          <dd className="text-soft">{words}</dd>
        </div>
      ))}
    </dl>
  )
}

function contractInWords(months: number | null): string {
  if (months === null) return NOT_PUBLISHED
  return months === 0 ? 'No contract' : `${months} months`
}

function levelsInWords({ choices, equipmentLevels }: SecurityPackage): string {
  if (!choices) return ''
  const prices = kitPrices(choices.kit)
  const range = `The monthly price, from ${formatCents(prices[0] ?? 0)} to ${formatCents(prices.at(-1) ?? 0)} in ${prices.length} levels.`
  return `${range} ${equipmentLevels ?? 'Which devices each level adds isn’t published.'}`
}
