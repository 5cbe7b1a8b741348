import type { PlaceDoubts } from '#domain/availability/place-doubts.ts'
import { checkWords } from '#domain/billing/check-words.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'

type Line = {
  providerName: string
  serviceName: string
  quantity: number
  priceCents: number
  checkedOn: string | null
  unconfirmed: boolean
  unlabeled: boolean
}

/** The services of an order at the prices they were sold at, with what they come to. */
export function SoldLines({
  lines,
  unsure = [],
  className,
}: {
  lines: readonly Line[]
  /** Services that are no more than likely at the home, as far as that was looked up. */
  unsure?: PlaceDoubts['unsure']
  className: string
}) {
  const totalCents = lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0)
  return (
    <>
      <ul className={className}>
        {lines.map(line => (
          <li
            key={`${line.providerName} ${line.serviceName}`}
            // With large text the price has a line of its own: beside it, a name would break between letters.
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2.5"
          >
            <span className="grow basis-36">
              {line.serviceName}
              <span className="block text-sm text-soft">
                {line.providerName}
                {line.quantity > 1 ? `, ${line.quantity} × ${formatCents(line.priceCents)}` : ''}
              </span>
            </span>
            <span className="ml-auto whitespace-nowrap tabular-nums">
              {formatMonthly(line.priceCents * line.quantity)}
            </span>
            <span className="w-full">
              <LineCheckWords line={line} unsure={unsure} />
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 font-semibold">
        Total <span className="whitespace-nowrap text-lamp tabular-nums">{formatMonthly(totalCents)}</span>
      </p>
    </>
  )
}

/** How certain a line is at its home, where it is no more than likely, and when its price had been checked. */
export function LineCheckWords({ line, unsure }: { line: Line; unsure: PlaceDoubts['unsure'] }) {
  const service = fullName(line.providerName, line.serviceName)
  const words = checkWords({
    checkedOn: line.checkedOn ?? undefined,
    unconfirmed: line.unconfirmed,
    unlabeled: line.unlabeled,
    certainty: unsure.find(one => one.service === service)?.words,
  })
  return words ? <span className="block text-sm text-soft">{words}</span> : null
}
