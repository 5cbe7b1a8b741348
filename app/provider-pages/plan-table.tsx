import type { ReactNode } from 'react'
import type { FigureRow } from '#domain/catalog/plan-table.ts'
import { OrderActions } from '../cart/cart.ts'
import { classes } from '../ui/classes.ts'
import { HorizonLine } from '../ui/horizon-line.tsx'
import { isDrawn } from '../ui/horizon-scale.ts'
import { Figure, Included } from '../ui/included.tsx'
import { LabelLink } from '../ui/label-link.tsx'
import { PlanBadges } from './plan-badges.tsx'
import type { PlanTableView } from './plan-table-view.server.ts'

/** Plans side by side, on tablets and wider. The first column stays visible while the others scroll. */
export function PlanTable({ table, ceilingCents }: { table: PlanTableView; ceilingCents: number }) {
  const { title, plans, priceRows, totalRows, speedRows, features } = table
  // Six fit on a desktop; whatever doesn't is scrolled to, by a bar that stays in sight.
  const columnWidth = plans.length > 5 ? 'min-w-40' : 'min-w-48'
  return (
    <section
      aria-label={`${title} compared`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who scrolls by keyboard must reach it
      tabIndex={0}
      className={classes(
        'scrolls-sideways relative mt-8 hidden overflow-x-auto rounded-card border border-line bg-surface md:block',
        plans.length === 1 && 'max-w-2xl',
      )}
    >
      <table className="w-full text-right">
        <caption className="sr-only">{title}: prices, speeds and features of each plan</caption>
        <thead>
          <tr>
            <th scope="col" className={classes(labelClass, 'align-bottom')}>
              Plan
            </th>
            {plans.map(plan => (
              <th
                key={plan.id}
                scope="col"
                className={classes(columnWidth, 'px-4 pt-4 pb-3 align-bottom font-normal')}
              >
                <PlanBadges {...plan} />
                <span className="mt-2 block font-display text-2xl leading-tight font-bold">
                  {plan.heading}
                </span>
                {plan.name ? <span className="block text-sm text-soft">{plan.name}</span> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {priceRows.map((row, index) => (
            <Figures key={row.label} row={row} large={index === 0} />
          ))}
          {plans.some(plan => isDrawn(plan.schedule)) ? (
            <Row label="Price over 36 months" note={legend(table)}>
              {plans.map(plan => (
                <td key={plan.id} className="border-t border-line px-4 py-3">
                  <HorizonLine schedule={plan.schedule} ceilingCents={ceilingCents} />
                </td>
              ))}
            </Row>
          ) : null}
          {[...totalRows, ...speedRows].map(row => (
            <Figures key={row.label} row={row} />
          ))}
          {features.map(({ feature, included }) => (
            <Row key={feature} label={feature}>
              {plans.map((plan, index) => (
                <td key={plan.id} className={cellClass}>
                  <Included yes={included[index] ?? null} />
                </td>
              ))}
            </Row>
          ))}
          {plans.some(plan => plan.hasLabel) ? (
            <Row label="What the provider says" note="its own label of price, fees and speeds">
              {plans.map(plan => (
                <td key={plan.id} className={cellClass}>
                  {plan.hasLabel ? (
                    <LabelLink planId={plan.id} planName={plan.service.serviceName} />
                  ) : (
                    'No label found'
                  )}
                </td>
              ))}
            </Row>
          ) : null}
          <Row label="Order" className="no-print">
            {plans.map(plan => (
              <td key={plan.id} className="border-t border-line px-3 py-4">
                <OrderActions service={plan.service} className="flex-col" />
              </td>
            ))}
          </Row>
        </tbody>
      </table>
    </section>
  )
}

/** What this table's charts have to explain. */
function legend({ plans }: PlanTableView): string | undefined {
  const drawn = plans.map(plan => plan.schedule).filter(isDrawn)
  const fees = drawn.some(schedule => schedule.oneTimeFees.length > 0)
  const gaps = drawn.some(schedule => schedule.steps.some(step => step.monthlyCents === null))
  const words = [fees ? 'bar: paid once' : '', gaps ? 'dashed: later price not published' : '']
  return words.filter(Boolean).join('; ') || undefined
}

const labelClass = 'sticky left-0 z-10 w-44 min-w-40 bg-surface py-2.5 pr-2 pl-4 text-left font-medium'
const cellClass = 'border-t border-line px-4 py-2.5'

type RowProps = { label: string; note?: string | undefined; className?: string; children: ReactNode }

function Row({ label, note, className, children }: RowProps) {
  return (
    <tr className={classes('hover:bg-raised/40', className)}>
      <th scope="row" className={classes(labelClass, 'border-t border-line')}>
        {label}
        {note ? <span className="block text-sm leading-snug font-normal text-soft">{note}</span> : null}
      </th>
      {children}
    </tr>
  )
}

function Figures({ row, large = false }: { row: FigureRow; large?: boolean }) {
  return (
    <Row label={row.label} note={row.note}>
      {row.cells.map((cell, index) => (
        // The columns never change their places.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={index} className={cellClass}>
          <span className={large ? 'font-display text-2xl font-bold text-lamp' : undefined}>
            <Figure text={cell} />
          </span>
          {row.cellNotes?.[index] ? (
            <span className="block text-sm leading-snug text-soft">{row.cellNotes[index]}</span>
          ) : null}
        </td>
      ))}
    </Row>
  )
}
