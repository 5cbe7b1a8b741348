import { describeSchedule } from '#domain/pricing/describe-schedule.ts'
import { type PriceSchedule, totalOver } from '#domain/pricing/price-schedule.ts'
import { formatCents } from '#domain/shared/money.ts'
import { HorizonLine } from './horizon-line.tsx'

/** What a plan costs month by month over three years: a step line, the one-time fees as a bar at its start, totals. */
export function PriceHorizon({ schedule, name }: { schedule: PriceSchedule; name: string }) {
  const { rows, feeRows } = describeSchedule(schedule)
  const total = totalOver(schedule, 24)
  return (
    <figure className="mt-4 rounded-control bg-ground p-3 text-sm">
      <figcaption className="sr-only">What {name} costs over 36 months</figcaption>
      <HorizonLine schedule={schedule} />
      <table className="mt-2 w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">When</th>
            <th scope="col">Cost</th>
          </tr>
        </thead>
        <tbody>
          {[...feeRows, ...rows].map(row => (
            <tr key={row.months}>
              <th scope="row" className="py-0.5 pr-2 text-left font-normal text-soft">
                {row.months}
              </th>
              <td className="py-0.5 text-right">{row.price}</td>
            </tr>
          ))}
          <tr className="border-t border-line">
            <th scope="row" className="pt-1.5 pr-2 text-left font-semibold">
              24-month total{total.assumed ? ', if today’s price stays' : ''}
            </th>
            <td className="pt-1.5 text-right font-semibold">{formatCents(total.cents)}</td>
          </tr>
        </tbody>
      </table>
    </figure>
  )
}
