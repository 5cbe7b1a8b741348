import { countedCents } from '#domain/pricing/added-fee.ts'
import { describeSchedule } from '#domain/pricing/describe-schedule.ts'
import { TOTAL_MONTHS, totalWords } from '#domain/pricing/known-total.ts'
import { steadyInWords } from '#domain/pricing/price-jumps.ts'
import { type AddedFee, type PriceSchedule, withAddedFee } from '#domain/pricing/price-schedule.ts'
import { HorizonLine } from './horizon-line.tsx'
import { isDrawn } from './horizon-scale.ts'

type Props = {
  schedule: PriceSchedule
  /** What the label adds each month where the plan would be ordered: counted in the total. */
  fee?: AddedFee | undefined
  name: string
  ceilingCents?: number
}

/**
 * What a plan costs month by month over three years: a step line with its changes, the figures as a table and the
 * total over 24 months. If the price never changes, as far as it is published, a sentence and the total.
 */
export function PriceHorizon({ schedule, fee, name, ...scale }: Props) {
  const total = totalWords(withAddedFee(schedule, fee))
  const totalName = `${TOTAL_MONTHS}-month total${fee && countedCents(fee) > 0 ? ' with the label’s fees' : ''}`
  if (!isDrawn(schedule)) {
    return (
      <p className="mt-4 rounded-control bg-ground p-3 text-sm">
        <span className="text-soft">{steadyInWords(schedule)}</span>
        <span className="mt-1 flex justify-between gap-4 font-semibold">
          <span>{totalName}</span> <span className="text-right wrap-normal">{total}</span>
        </span>
      </p>
    )
  }
  const { rows, feeRows } = describeSchedule(schedule)
  return (
    <figure className="mt-4 rounded-control bg-ground p-3 text-sm">
      <figcaption className="sr-only">What {name} costs over 36 months</figcaption>
      <HorizonLine schedule={schedule} {...scale} />
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
              <td className="py-0.5 text-right wrap-normal">{row.price}</td>
            </tr>
          ))}
          <tr className="border-t border-line">
            <th scope="row" className="pt-1.5 pr-2 text-left font-semibold">
              {totalName}
            </th>
            <td className="pt-1.5 text-right font-semibold wrap-normal">{total}</td>
          </tr>
        </tbody>
      </table>
    </figure>
  )
}
