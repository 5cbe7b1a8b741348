import type { TvPackage } from '#domain/catalog/packages.schema.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { listInWords } from './plan-words.ts'

type Pack = Pick<TvPackage, 'name' | 'schedule'>

const laterOf = ({ name, schedule: { steps } }: Pack): string[] =>
  steps.flatMap(({ fromMonth, monthlyCents }) =>
    fromMonth > 1 && monthlyCents !== null
      ? [`${name} ${formatMonthly(monthlyCents)} from month ${fromMonth}`]
      : [],
  )

/** Whether nothing is published of what any of some packages costs later. */
export const isLaterUnknown = (packs: readonly Pack[]): boolean =>
  packs.every(({ schedule: { steps } }) => steps[1]?.monthlyCents === null)

/** What packages cost later as far as it is published, without a full stop. */
export function laterOfTv(packs: readonly Pack[]): string {
  const told = packs.flatMap(laterOf)
  const silent = packs.some(({ schedule: { steps } }) => steps.some(step => step.monthlyCents === null))
  if (told.length === 0) return silent ? 'Later prices are not published' : 'No change of price is published'
  return `Later that is ${listInWords(told)}${silent ? '; other later prices are not published' : ''}`
}
