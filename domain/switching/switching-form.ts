import { z } from 'zod/mini'
import { centsTyped } from '#domain/shared/cents-typed.ts'
import { fieldErrors } from '#domain/shared/field-errors.ts'
import { wholeDollars } from '#domain/shared/money.ts'
import type { FieldErrors } from '#domain/shared/problem.ts'
import type { CurrentService, EarlyTermination } from './current-service.ts'

/** How an early termination fee is computed, as the form offers it. */
const terminationRules = ['unknown', 'none', 'flat', 'per-month-left', 'declining'] as const
/** What happens to rented equipment. */
const equipmentPlans = ['none', 'return', 'keep'] as const

/** The form as typed. Fields that the selected options don't need keep what was typed into them. */
export type SwitchingDraft = {
  provider: string
  bill: string
  monthsLeft: string
  rule: (typeof terminationRules)[number]
  fee: string
  lessPerMonth: string
  monthsServed: string
  equipment: (typeof equipmentPlans)[number]
  equipmentFee: string
  overlapDays: string
}

export const EMPTY_SWITCHING: SwitchingDraft = {
  ...{ provider: '', bill: '', monthsLeft: '', rule: 'unknown', fee: '', lessPerMonth: '', monthsServed: '' },
  ...{ equipment: 'none', equipmentFee: '', overlapDays: '' },
}

/** No bill or fee of a home is more. */
const MOST_CENTS = 500_000

const centsOf = (text: string) => centsTyped(text, { most: MOST_CENTS })

/** A whole number as typed; `null` if it isn't one. */
function wholeNumber(text: string): number | null {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : null
}

const amount = (error: string) => z.string().check(z.refine(text => centsOf(text) !== null, { error }))
const whole = (most: number, error: string) =>
  z.string().check(
    z.refine(
      text => {
        const number = wholeNumber(text)
        return number !== null && number <= most
      },
      { error },
    ),
  )
const orEmpty = (schema: z.ZodMiniType<string, string>) => z.union([z.literal(''), schema])

const UP_TO = `, up to ${wholeDollars(MOST_CENTS)}`
const BILL = `Enter your monthly bill in dollars, such as 89.99${UP_TO}`
const FEE = `Enter the fee in dollars, such as 200${UP_TO}`
const PER_MONTH = `Enter the amount per month in dollars, such as 15${UP_TO}`

const base = z.strictObject({
  provider: z.string().check(z.trim(), z.maxLength(100, { error: 'Please use at most 100 letters' })),
  bill: amount(BILL).check(z.refine(text => centsOf(text) !== 0, { error: BILL })),
  monthsLeft: orEmpty(whole(60, 'Enter the months left as a number from 0 to 60')),
  rule: z.enum(terminationRules),
  fee: z.string(),
  lessPerMonth: z.string(),
  monthsServed: z.string(),
  equipment: z.enum(equipmentPlans),
  equipmentFee: z.string(),
  overlapDays: orEmpty(whole(90, 'Enter the days as a number from 0 to 90')),
})

/** What each option requires in addition. */
const askedByRule = {
  unknown: {},
  none: {},
  flat: { fee: amount(FEE) },
  'per-month-left': { fee: amount(PER_MONTH) },
  declining: {
    fee: amount(FEE),
    lessPerMonth: amount(PER_MONTH),
    monthsServed: whole(60, 'Enter the months you have had the service, from 0 to 60'),
  },
} as const satisfies Record<EarlyTermination['rule'], object>

/** Whether a contract is left, so that ending it may cost something. */
export const hasContract = ({ monthsLeft }: Pick<SwitchingDraft, 'monthsLeft'>): boolean =>
  (wholeNumber(monthsLeft) ?? 0) > 0

/** Reads the form: what somebody pays now, or what is wrong by field. Only visible fields are checked. */
export function readSwitching(
  draft: SwitchingDraft,
): { ok: true; service: CurrentService } | { ok: false; errors: FieldErrors } {
  const equipmentFee = draft.equipment === 'none' ? {} : { equipmentFee: orEmpty(amount(FEE)) }
  const asked = hasContract(draft) ? (askedByRule[draft.rule] ?? {}) : {}
  const parsed = z.safeParse(z.extend(base, { ...asked, ...equipmentFee }), draft)
  return parsed.success
    ? { ok: true, service: serviceOf(parsed.data as SwitchingDraft) }
    : { ok: false, errors: fieldErrors(parsed.error) }
}

function serviceOf(draft: SwitchingDraft): CurrentService {
  const feeCents = centsOf(draft.equipmentFee)
  return {
    provider: draft.provider,
    monthlyCents: centsOf(draft.bill) ?? 0,
    monthsLeft: wholeNumber(draft.monthsLeft) ?? 0,
    termination: terminationOf(draft),
    equipment: draft.equipment === 'none' ? { plan: 'none' } : { plan: draft.equipment, feeCents },
    overlapDays: wholeNumber(draft.overlapDays) ?? 0,
  }
}

function terminationOf(draft: SwitchingDraft): EarlyTermination {
  const fee = centsOf(draft.fee) ?? 0
  const { rule } = draft
  if (!hasContract(draft)) return { rule: 'none' }
  if (rule === 'flat') return { rule, cents: fee }
  if (rule === 'per-month-left') return { rule, centsPerMonth: fee }
  if (rule === 'declining') {
    const lessPerMonthCents = centsOf(draft.lessPerMonth) ?? 0
    return { rule, startCents: fee, lessPerMonthCents, monthsServed: wholeNumber(draft.monthsServed) ?? 0 }
  }
  return { rule }
}

/** A stored draft; anything invalid is left out. */
export function switchingDraftOf(stored: Record<string, unknown> | null): SwitchingDraft {
  const draft = { ...EMPTY_SWITCHING }
  for (const name of Object.keys(draft) as (keyof SwitchingDraft)[]) {
    const value = stored?.[name]
    if (typeof value === 'string' && value.length <= 200) Object.assign(draft, { [name]: value })
  }
  if (!terminationRules.includes(draft.rule)) draft.rule = 'unknown'
  if (!equipmentPlans.includes(draft.equipment)) draft.equipment = 'none'
  return draft
}
