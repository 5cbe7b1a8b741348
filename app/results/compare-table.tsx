import { X } from 'lucide-react'
import type { LookupAnswer, OfferedPlan } from '#domain/availability/offered-plans.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { OrderActions } from '../cart/cart.ts'
import { Switching } from '../switching/switching.ts'
import { classes } from '../ui/classes.ts'
import { compareRows } from './compare-rows.ts'
import { providerNameIn } from './provider-name.ts'

type Props = {
  picked: readonly OfferedPlan[]
  answer: LookupAnswer
  onlyDifferent: boolean
  /** Absent if no script runs. */
  onOnlyDifferent?(next: boolean): void
  onRemove?(id: string): void
}

/** Where the head stays, it covers what passes in the padding above it, and has its line below it. */
const edges =
  'before:absolute before:inset-x-0 before:-top-4 before:h-4 before:bg-raised ' +
  'after:absolute after:inset-x-0 after:bottom-0 after:border-b after:border-line'

const cell = 'pr-2 last:pr-0 sm:px-3'
/** On phones, the name of the row stands above its values. */
const below = 'pt-8 pb-2.5 sm:pt-2.5'

/** On phones three plans fit; of a fourth enough is in sight to show that the table scrolls. */
const leastWidths: Partial<Record<number, string>> = { 3: 'min-w-78', 4: 'min-w-104' }

/** Two to four plans, one in each column. Whoever shows it lets it scroll; the names of the plans stay in sight. */
export function CompareTable({ picked, answer, onlyDifferent, onOnlyDifferent, onRemove }: Props) {
  const rows = compareRows(picked, answer)
  const shown = onlyDifferent ? rows.filter(row => !row.equal) : rows
  return (
    <>
      {onOnlyDifferent ? (
        <label className="no-print mb-3 inline-flex min-h-11 items-center gap-2.5 font-medium">
          <input
            type="checkbox"
            checked={onlyDifferent}
            onChange={event => onOnlyDifferent(event.currentTarget.checked)}
            className="size-5"
          />
          Show differences only
        </label>
      ) : null}
      <table className={classes('w-full table-fixed text-sm sm:text-base', leastWidths[picked.length])}>
        <caption className="sr-only">The picked plans, one in each column</caption>
        <thead className="sticky top-0 z-20 bg-raised">
          <tr>
            <th scope="col" className={classes('w-px sm:w-36 lg:w-52', edges)}>
              <span className="sr-only">What</span>
            </th>
            {picked.map(plan => (
              <th
                key={plan.id}
                scope="col"
                className={classes('pb-2 text-right align-bottom font-normal', cell)}
              >
                <span className="block text-sm text-soft">{providerNameIn(answer, plan)}</span>
                <span className="block font-display text-base leading-tight font-bold sm:text-lg">
                  {plan.name}
                </span>
                {onRemove ? (
                  <button
                    type="button"
                    onClick={() => onRemove(plan.id)}
                    className="inline-flex min-h-8 items-center gap-1 text-sm text-soft hover:text-signal hover:underline"
                  >
                    <X aria-hidden className="size-4" strokeWidth={1.75} />
                    Remove<span className="sr-only"> {plan.name}</span>
                  </button>
                ) : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ label, kind, cells }) => (
            <tr key={label} className="border-t border-line">
              <RowHead top={kind === 'sentences'}>{label}</RowHead>
              {picked.map((plan, column) => (
                <td
                  key={plan.id}
                  className={classes(
                    cell,
                    below,
                    // Figures align right; sentences are read from the left.
                    kind === 'sentences' ? 'text-left align-top text-sm' : 'text-right',
                    kind === 'price' && 'font-semibold text-lamp',
                    cells[column] === 'Not published' && 'text-soft',
                  )}
                >
                  {cells[column]}
                </td>
              ))}
            </tr>
          ))}
          <tr className="no-print border-t border-line">
            <RowHead top>Order</RowHead>
            {picked.map(plan => (
              <td key={plan.id} className={classes('text-right align-top', cell, below)}>
                <OrderActions
                  service={{
                    planId: plan.id,
                    providerId: plan.providerId,
                    providerName: providerNameIn(answer, plan),
                    serviceName: plan.name,
                    priceCents: priceToday(plan.schedule),
                  }}
                  className="flex-col max-sm:*:px-1.5 max-sm:*:text-sm sm:*:px-3 max-sm:[&_svg]:hidden"
                />
              </td>
            ))}
          </tr>
          {onRemove ? (
            <tr className="border-t border-line">
              <RowHead top>Switching</RowHead>
              {picked.map(plan => (
                <td key={plan.id} className={classes('align-top', cell, below)}>
                  <Switching
                    to={{
                      name: fullName(providerNameIn(answer, plan), plan.name),
                      schedule: plan.schedule,
                      ...(plan.labelPrices?.added ? { fee: plan.labelPrices.added } : {}),
                      uncounted: priceDoubt(plan),
                    }}
                    className="w-full justify-end text-right"
                  />
                </td>
              ))}
            </tr>
          ) : null}
        </tbody>
      </table>
      {rows.length > shown.length ? (
        <p role="status" className="mt-2 text-sm text-soft">
          {rows.length - shown.length} {rows.length - shown.length === 1 ? 'row is' : 'rows are'} the same for
          all.
        </p>
      ) : null}
    </>
  )
}

/** A cell next to the values; on phones it takes no room, and its words stand above them from the left edge on. */
function RowHead({ top = false, children }: { top?: boolean; children: string }) {
  return (
    <th
      scope="row"
      className={classes(
        'sticky left-0 z-10 p-0 text-left font-medium max-sm:align-top sm:bg-raised sm:py-2.5 sm:pr-3',
        top && 'align-top',
      )}
    >
      <span className="text-soft max-sm:absolute max-sm:top-2 max-sm:left-0 max-sm:whitespace-nowrap sm:text-ink">
        {children}
      </span>
    </th>
  )
}

/** A price that no label confirms may be another one on the bill: no saving is more than what it leaves. */
function priceDoubt({ hasLabel, labelPrices }: OfferedPlan): string[] {
  if (hasLabel) return []
  return [`another price than ours${labelPrices?.words ? `: its label ${labelPrices.words}` : ''}`]
}
