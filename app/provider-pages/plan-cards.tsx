import { OrderActions } from '../cart/cart.ts'
import { HorizonLine } from '../ui/horizon-line.tsx'
import { Included } from '../ui/included.tsx'
import { LabelLink } from '../ui/label-link.tsx'
import { PlanBadges } from './plan-badges.tsx'
import type { PlanTableView } from './plan-table-view.server.ts'

/** The same plans as the table, one card each, for phones. */
export function PlanCards({ table, ceilingCents }: { table: PlanTableView; ceilingCents: number }) {
  const { plans, priceRows, totalRows, speedRows, features } = table
  const [today, ...laterRows] = priceRows
  return (
    <ul className="mt-8 space-y-5 md:hidden">
      {plans.map((plan, index) => (
        <li key={plan.id} className="rounded-card border border-line bg-surface p-5">
          <div className="flex flex-wrap items-start justify-between gap-2">
            <h3 className="text-2xl">
              {plan.heading}
              {plan.name ? (
                <span className="block font-sans text-sm font-normal text-soft">{plan.name}</span>
              ) : null}
            </h3>
            <PlanBadges {...plan} />
          </div>
          <p className="mt-1 text-soft">{plan.description}</p>
          <p className="mt-4 font-display text-3xl font-bold text-lamp">{today?.cells[index]}</p>
          <p className="text-sm text-soft">
            {today?.label}
            {today?.note ? `, ${today.note}` : ''}
          </p>
          <HorizonLine schedule={plan.schedule} ceilingCents={ceilingCents} className="mt-4" />
          <dl className="mt-3 text-sm">
            {[...laterRows, ...totalRows, ...speedRows].map(({ label, note, cells, cellNotes }) =>
              cells[index] ? (
                <div key={label} className="flex justify-between gap-4 border-t border-line py-2">
                  <dt>
                    {label}
                    {note ? <span className="text-soft">, {note}</span> : null}
                    {cellNotes?.[index] ? <span className="text-soft">, {cellNotes[index]}</span> : null}
                  </dt>
                  <dd className="shrink-0 max-w-1/2 text-right">{cells[index]}</dd>
                </div>
              ) : null,
            )}
            {features.map(({ feature, included }) => (
              <div key={feature} className="flex justify-between gap-4 border-t border-line py-2">
                <dt>{feature}</dt>
                <dd>
                  <Included yes={included[index] ?? null} />
                </dd>
              </div>
            ))}
          </dl>
          {plan.hasLabel ? (
            <LabelLink
              planId={plan.id}
              planName={plan.service.serviceName}
              className="mt-2 inline-block py-1.5"
            />
          ) : null}
          <OrderActions service={plan.service} className="mt-4 *:grow" />
        </li>
      ))}
    </ul>
  )
}
