import type { Unit } from '#domain/numbers/table.ts'
import { percentWords } from '#domain/shared/percent.ts'

const whole = new Intl.NumberFormat('en-US')
/** One digit, also where it is 0: columns of shares line up. */
const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
const change = new Intl.NumberFormat('en-US', {
  ...{ style: 'percent', ...oneDigit, signDisplay: 'exceptZero' },
})
const points = new Intl.NumberFormat('en-US', { ...oneDigit, signDisplay: 'exceptZero' })

/** What stands where there is nothing to tell. */
export const NOTHING = '–'

/** A figure as people read it. */
export function figureWords(unit: Unit, value: number | null): string {
  if (value === null) return NOTHING
  switch (unit) {
    case 'count':
      return whole.format(value)
    case 'share':
      return percentWords(value, 1)
    case 'change':
      return change.format(value)
    case 'points':
      return `${points.format(value * 100)} pts`
    case 'seconds':
      return spanWords(value)
  }
}

/** Seconds as the largest two units that say it: `50 min`, `1 h 20 min`, `2 d 5 h`. */
function spanWords(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
  return `${Math.floor(hours / 24)} d ${hours % 24} h`
}
