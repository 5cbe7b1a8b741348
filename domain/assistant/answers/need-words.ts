import { formatMonthly } from '#domain/shared/money.ts'
import { mbpsInWords } from '#domain/speed-needs/speed-needs.ts'
import type { Asking } from './asking.ts'

/** `25 each` of three: what that makes for the home. */
export const budgetTogether = ({ asked }: Asking, people: number | null): string =>
  asked.budgetCents !== null && people !== null && /\b(?:each|apiece|per (?:person|head))\b/.test(asked.text)
    ? `Together you have ${formatMonthly(asked.budgetCents)}. `
    : ''

export const peopleInWords = (people: number) => (people === 1 ? 'one person' : `${people} people`)
export const screensInWords = (screens: number) => (screens === 1 ? 'one screen' : `${screens} screens`)

/** `Do I need a gig` asks whether less would do, `is a gig overkill` whether it is more than that. */
export const enough = (text: string, mbps: number, needed: number): string => {
  const isFar = mbps >= needed * 2
  if (/\b(?:overkill|too (?:much|fast))\b/.test(text))
    return isFar
      ? `Yes, ${mbpsInWords(mbps)} is far more than you’d use at once. `
      : `No, ${mbpsInWords(mbps)} isn’t too much. `
  return /\b(?:needs?|worth)\b/.test(text) && isFar
    ? `Probably not: ${mbpsInWords(mbps)} is far more than most homes use at once. `
    : `Yes, ${mbpsInWords(mbps)} is enough. `
}
