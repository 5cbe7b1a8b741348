import { centsFromDollars } from '#domain/shared/money.ts'
import { type BillFee, billFeeOf } from './bill-fees.ts'
import { billProvider } from './bill-provider.ts'

/** An amount on a line, in cents; negative for a credit. */
type BillAmount = { cents: number; line: string }

/** A known fee that a bill names, with its amount. */
type FoundFee = Pick<BillFee, 'kind' | 'name' | 'monthly'> & BillAmount

/** What a bill's text says; a suggestion that its owner corrects. */
export type BillReading = {
  /** Who sent it, if that is a name we know. */
  provider: string | null
  /** The line that looks most like this month's total; `null` if none does. */
  total: BillAmount | null
  fees: FoundFee[]
  /** The total without one-time charges, in cents. */
  monthlyCents: number | null
  terminationCents: number | null
  unreturnedCents: number | null
  /** Whether the bill includes rented equipment, which then has to be returned. */
  rentsEquipment: boolean
  /** How many amounts the text has at all. */
  amounts: number
}

const MOST_LINES = 10_000
const MOST_LETTERS = 400

/** The words of the total, most reliable ones first: charges of this month before sums that include old debts. */
const totals = [
  ...[
    'total current charges',
    'current charges',
    'total new charges',
    'new charges',
    'total monthly charges',
  ],
  ...[
    'monthly total',
    'charges this month',
    'total this month',
    'total amount due',
    'total due',
    'amount due',
  ],
  ...['please pay', 'autopay amount', 'balance due', 'total'],
]
/** What disqualifies a line as this month's. */
const earlier = [
  'previous',
  'past due',
  'last bill',
  'prior',
  'payment received',
  'payments',
  'subtotal',
  'savings',
]

/**
 * Dollars as bills print them: `$1,089.99`, `89.99`, `-$10.00`, `($10.00)`, `10.00 CR`. Another grammar than what people
 * type into a field: several stand among words, dates and account numbers. Every part is bounded, so the time is linear.
 */
const amountPattern =
  /(?<![\d.,/])(?<sign>[-–−(]\s?)?(?<dollar>\$\s?)?(?<sign2>[-–−]\s?)?(?<whole>\d{1,3}(?:,\d{3}){1,2}|\d{1,6})(?<fraction>\.\d{2})?(?![\d]|[.,/-]\d)(?<credit>\s?(?:CR\b|-(?!\w)))?/g

/** Every amount of a line, in cents and in order. A number counts as money by its dollar sign or its cents. */
export function amountsIn(text: string): number[] {
  const found: number[] = []
  for (const { groups = {} } of text.slice(0, MOST_LETTERS).matchAll(amountPattern)) {
    const { sign, sign2, dollar, whole = '0', fraction, credit } = groups
    if (!dollar && !fraction) continue
    const cents = centsFromDollars(Number(`${whole.replaceAll(',', '')}${fraction ?? ''}`))
    found.push(sign || sign2 || credit ? 0 - cents : cents)
  }
  return found
}

/** Reads the lines of a bill. Its time grows linearly with the text; anything beyond 10,000 lines is left out. */
export function readBill(text: readonly string[]): BillReading {
  const lines = text.slice(0, MOST_LINES).map(line => line.slice(0, MOST_LETTERS))
  const amounts = lines.map(amountsIn)
  const fees: FoundFee[] = []
  const candidates: (BillAmount & { rank: number })[] = []
  lines.forEach((line, index) => {
    const cents = amountOf(lines, amounts, index)
    if (cents === null) return
    const fee = billFeeOf(line)
    if (fee) {
      if (cents > 0)
        fees.push({ kind: fee.kind, name: fee.name, monthly: fee.monthly, cents, line: tidy(line) })
      return
    }
    const rank = rankAsTotal(line)
    if (rank >= 0 && cents > 0) candidates.push({ rank, cents, line: tidy(line) })
  })
  const [best] = candidates.toSorted((a, b) => a.rank - b.rank)
  const total = best ? { cents: best.cents, line: best.line } : null
  const once = distinct(fees).filter(fee => !fee.monthly)
  const onceCents = once.reduce((sum, fee) => sum + fee.cents, 0)
  const ofKind = (kind: BillFee['kind']) => fees.find(fee => fee.kind === kind)?.cents ?? null
  return {
    provider: billProvider(lines),
    total,
    fees: distinct(fees),
    monthlyCents: total && (onceCents < total.cents ? total.cents - onceCents : total.cents),
    terminationCents: ofKind('termination'),
    unreturnedCents: ofKind('unreturned'),
    rentsEquipment: ofKind('equipment') !== null,
    amounts: amounts.reduce((sum, line) => sum + line.length, 0),
  }
}

/** The last amount on a line, where bills put it; or on the next line if that contains nothing else. */
function amountOf(lines: readonly string[], amounts: readonly number[][], index: number): number | null {
  const own = amounts[index]?.at(-1)
  if (own !== undefined) return own
  const next = lines[index + 1] ?? ''
  return /^[\s$\d.,()–−-]{1,24}$/.test(next) ? (amounts[index + 1]?.at(-1) ?? null) : null
}

function rankAsTotal(line: string): number {
  const text = line.toLowerCase()
  return earlier.some(words => text.includes(words)) ? -1 : totals.findIndex(words => text.includes(words))
}

/** A summary repeats fees that the details name: the same kind with the same amount counts once. */
function distinct(fees: readonly FoundFee[]): FoundFee[] {
  return [...new Map(fees.map(fee => [`${fee.kind} ${fee.cents}`, fee])).values()]
}

const tidy = (line: string) => line.trim().replace(/\s{2,}/g, ' ')
