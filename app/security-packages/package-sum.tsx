import { formatMonthly } from '#domain/shared/money.ts'
import { HorizonLine } from '../ui/horizon-line.tsx'
import { isDrawn } from '../ui/horizon-scale.ts'
import { COST_MONTHS, type PackageCost } from './package-ways.ts'

/** Hardware, monitoring and internet separately and added up, below the chart of their months. */
export function PackageSum({ cost, withInternet }: { cost: PackageCost; withInternet: boolean }) {
  const { rows, monthlyCents, total, schedule } = cost
  return (
    <div className="mt-auto rounded-control bg-ground p-4 text-sm">
      <HorizonLine schedule={schedule} />
      <dl className="mt-3">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 py-1">
            <dt className="text-soft">{label}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
        {withInternet ? (
          <div className="flex justify-between gap-4 border-t border-line py-1.5">
            <dt>Each month today</dt>
            <dd className="text-right font-semibold">{formatMonthly(monthlyCents)}</dd>
          </div>
        ) : null}
        <div className="flex justify-between gap-4 border-t border-line pt-1.5 font-semibold">
          <dt>{COST_MONTHS}-month total</dt>
          <dd className="text-right">{total}</dd>
        </div>
      </dl>
      {isDrawn(schedule) ? (
        <p className="mt-2 text-soft">
          {schedule.oneTimeFees.length > 0 ? 'Bar: paid once. ' : ''}Dashed: later price not published.
        </p>
      ) : null}
    </div>
  )
}
