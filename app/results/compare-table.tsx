import { X } from 'lucide-react'
import type { LookupAnswer, OfferedPlan } from '#domain/availability/offered-plans.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { OrderActions } from '../cart/cart.ts'
import { Switching } from '../switching/switching.ts'
import { classes } from '../ui/classes.ts'
import { compareRows } from './compare-rows.ts'
import { providerNameIn } from './provider-words.ts'

type Props = {
  picked: readonly OfferedPlan[]
  answer: LookupAnswer
  onlyDifferent: boolean
  /** Absent if no script runs. */
  onOnlyDifferent?(next: boolean): void
  onRemove?(id: string): void
}

/** Two to four plans, one in each column. */
export function CompareTable({ picked, answer, onlyDifferent, onOnlyDifferent, onRemove }: Props) {
  const rows = compareRows(picked, answer)
  const shown = onlyDifferent ? rows.filter(row => !row.equal) : rows
  return (
    <>
      {onOnlyDifferent ? (
        <label className="mb-3 inline-flex min-h-11 items-center gap-2.5 font-medium">
          <input
            type="checkbox"
            checked={onlyDifferent}
            onChange={event => onOnlyDifferent(event.currentTarget.checked)}
            className="size-5"
          />
          Show differences only
        </label>
      ) : null}
      <section
        aria-label="Picked plans compared"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who scrolls by keyboard must reach it
        tabIndex={0}
        className="relative overflow-x-auto"
      >
        <table className="w-full text-sm sm:text-base">
          <caption className="sr-only">The picked plans, one in each column</caption>
          <thead>
            <tr>
              <th scope="col" className="sticky left-0 z-10 bg-raised pr-3 text-left align-bottom">
                <span className="sr-only">What</span>
              </th>
              {picked.map(plan => (
                <th
                  key={plan.id}
                  scope="col"
                  className="min-w-28 px-1.5 pb-3 text-right align-bottom font-normal sm:min-w-36 sm:px-3"
                >
                  <span className="block text-sm text-soft">{providerNameIn(answer, plan)}</span>
                  <span className="block font-display text-lg leading-tight font-bold">{plan.name}</span>
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
            {shown.map(({ label, cells }) => (
              <tr key={label} className="border-t border-line">
                <th
                  scope="row"
                  className={classes(
                    'sticky left-0 z-10 bg-raised py-2.5 pr-3 text-left font-medium',
                    label === 'Conditions' && 'align-top',
                  )}
                >
                  {label}
                </th>
                {picked.map((plan, column) => (
                  <td
                    key={plan.id}
                    className={classes(
                      'px-1.5 py-2.5 sm:px-3',
                      // Figures align right; sentences are read from the left.
                      label === 'Conditions' ? 'text-left align-top text-sm' : 'text-right',
                      label === 'Price today' && 'font-semibold text-lamp',
                      cells[column] === 'Not published' && 'text-soft',
                    )}
                  >
                    {cells[column]}
                  </td>
                ))}
              </tr>
            ))}
            <tr className="border-t border-line">
              <th scope="row" className="sticky left-0 z-10 bg-raised py-2.5 pr-3 text-left font-medium">
                Order
              </th>
              {picked.map(plan => (
                <td key={plan.id} className="px-1.5 py-2.5 text-right align-top sm:px-3">
                  <OrderActions
                    service={{
                      planId: plan.id,
                      providerId: plan.providerId,
                      providerName: providerNameIn(answer, plan),
                      serviceName: plan.name,
                      priceCents: priceToday(plan.schedule),
                    }}
                    className="flex-col max-sm:*:px-1.5 max-sm:*:text-sm sm:*:px-3"
                  />
                </td>
              ))}
            </tr>
            {onRemove ? (
              <tr className="border-t border-line">
                <th scope="row" className="sticky left-0 z-10 bg-raised py-2.5 pr-3 text-left font-medium">
                  Switching
                </th>
                {picked.map(plan => (
                  <td key={plan.id} className="px-1.5 py-2.5 align-top sm:px-3">
                    <Switching
                      to={{
                        name: fullName(providerNameIn(answer, plan), plan.name),
                        schedule: plan.schedule,
                        ...(plan.labelPrices?.added ? { fee: plan.labelPrices.added } : {}),
                      }}
                      className="w-full justify-end text-right"
                    />
                  </td>
                ))}
              </tr>
            ) : null}
          </tbody>
        </table>
      </section>
      {rows.length > shown.length ? (
        <p role="status" className="mt-2 text-sm text-soft">
          {rows.length - shown.length} {rows.length - shown.length === 1 ? 'row is' : 'rows are'} the same for
          all.
        </p>
      ) : null}
    </>
  )
}
