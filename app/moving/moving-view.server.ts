import { type MovingStep, movingAdvice, movingSteps, readMovingDay } from '#domain/moving/moving-steps.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { problems } from '#domain/shared/problem.ts'
import { type StatesOfZips, typedZipFault } from '#domain/shared/typed-zip.ts'
import { fiveDigitZip, isZipCode, readZipCode, ZIP_FIELD_MAX_LENGTH } from '#domain/shared/zip-code.ts'
import { ZIP_WANTED } from '#domain/shared/zip-words.ts'

/** One step as the page shows it. */
export type ShownStep = Pick<MovingStep, 'id' | 'title' | 'text'> & {
  when: string
  /** Its status today; `null` without a date. */
  state: 'over' | 'now' | 'ahead' | null
}

/**
 * What the moving page shows: the plan for the given day, or else the advice without dates. The directory of ZIP codes is
 * only asked for a ZIP code: the page without one is drawn where there is none.
 */
export function movingView(asked: URLSearchParams, today: string, zips: () => StatesOfZips) {
  const date = (asked.get('date') ?? '').slice(0, 20)
  const typed = asked.get('zip') ?? ''
  const zip = readZipCode(typed).slice(0, ZIP_FIELD_MAX_LENGTH)
  const movesOn = date === '' ? null : readMovingDay(date, today)
  const zipFault = faultOfZip(zip, typed, zips)
  const errors = {
    ...(date !== '' && movesOn === null ? { date: problems.moving_day_unclear.message } : {}),
    ...(zipFault ? { zip: zipFault } : {}),
  }
  const steps: ShownStep[] = movesOn
    ? movingSteps(movesOn).map(step => shown(step, today))
    : movingAdvice.map(step => ({ ...step, state: null }))
  return {
    date,
    zip,
    errors,
    movesOn,
    movesOnWords: movesOn ? formatDate(movesOn) : null,
    zipCode: zip !== '' && zipFault === null ? fiveDigitZip(zip) : '',
    isLate:
      steps.some(step => step.id === 'order' && step.state === 'over') &&
      movesOn !== null &&
      movesOn >= today,
    steps,
  }
}

/** A ZIP code that can't exist would lead to no plans. */
function faultOfZip(zip: string, typed: string, zips: () => StatesOfZips): string | null {
  if (zip === '') return null
  if (!isZipCode(zip)) return ZIP_WANTED
  return typedZipFault(typed, zips())?.message ?? null
}

export type MovingView = ReturnType<typeof movingView>

function shown({ id, title, text, late, from, until }: MovingStep, today: string): ShownStep {
  const state = until < today ? 'over' : from <= today ? 'now' : 'ahead'
  return { id, title, text: state === 'over' ? (late ?? text) : text, state, when: daysInWords(from, until) }
}

/** Days without the year, which the heading names: `Nov 18 to 25`, `Nov 25 to Dec 2`. */
function daysInWords(from: string, until: string): string {
  const [first, last] = [from, until].map(day => formatDate(day).split(',')[0] ?? day)
  if (from === until) return first ?? from
  return from.slice(0, 7) === until.slice(0, 7)
    ? `${first} to ${Number(until.slice(8))}`
    : `${first} to ${last}`
}
