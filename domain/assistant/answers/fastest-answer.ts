import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import type { AnswerOf } from './asking.ts'
import { fastestFirst, find } from './find-plans.ts'
import { notSoldHere } from './likely-plans.ts'

const bySpeed = find(fastestFirst, 'The fastest first:')

const costsMore = /\b(?:more than|over|above) \$?(\d{2,3})\b(?! ?(?:mbps|megs?|mb|gig))/

/** The fastest that is sold there, whether it costs more than a price that is named, and who else is there. */
const fastest: AnswerOf = asking => {
  const told = bySpeed(asking)
  const [first] = told?.plans?.flatMap(id => asking.catalogue.internetPlan(id) ?? []) ?? []
  if (!told || !first) return told
  const [, dollars] = costsMore.exec(asking.asked.text) ?? []
  const today = priceToday(first.schedule)
  const verdict =
    dollars === undefined
      ? ''
      : `${today > Number(dollars) * 100 ? 'Yes' : 'No'}, the fastest one is ${formatMonthly(today)}. `
  const others = asking.asked.zipCode === null ? '' : notSoldHere(asking)
  return { ...told, text: `${verdict}${told.text}${others}` }
}

/** Which plans are fastest. */
export const fastestAnswers = { fastest } satisfies Record<string, AnswerOf>
