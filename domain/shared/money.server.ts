import { customType } from 'drizzle-orm/pg-core'
import { centsFromDollars, dollarsFromCents } from './money.ts'

/** A column that is dollars with two decimals in the database and integer cents in code. */
export const dollarsColumn = customType<{ data: number; driverData: string }>({
  dataType: () => 'numeric(10, 2)',
  toDriver: cents => dollarsFromCents(cents).toFixed(2),
  fromDriver: value => centsFromDollars(Number(value)),
})
