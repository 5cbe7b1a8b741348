import { formatMonthly } from '#domain/shared/money.ts'

type Line = { providerName: string; serviceName: string; quantity: number; priceCents: number }

/** The services of an order at the prices they were sold at, with what they come to. */
export function SoldLines({ lines, className }: { lines: readonly Line[]; className: string }) {
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
                {line.quantity > 1 ? `, ${line.quantity} times` : ''}
              </span>
            </span>
            <span className="ml-auto whitespace-nowrap tabular-nums">
              {formatMonthly(line.priceCents * line.quantity)}
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
