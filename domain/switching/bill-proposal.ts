import { plainDollars } from '#domain/shared/money.ts'
import type { BillReading } from './read-bill.ts'
import type { SwitchingDraft } from './switching-form.ts'

/** What a bill fills into the form; fields that it says nothing about stay as they are. */
export function proposalOf(reading: BillReading): Partial<SwitchingDraft> {
  const { provider, monthlyCents, terminationCents, unreturnedCents, rentsEquipment } = reading
  return {
    ...(provider === null ? {} : { provider }),
    ...(monthlyCents === null ? {} : { bill: plainDollars(monthlyCents) }),
    ...(terminationCents === null ? {} : { rule: 'flat', fee: plainDollars(terminationCents) }),
    ...(rentsEquipment || unreturnedCents !== null ? { equipment: 'return' } : {}),
    ...(unreturnedCents === null ? {} : { equipmentFee: plainDollars(unreturnedCents) }),
  }
}
