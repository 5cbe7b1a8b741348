import { customType } from 'drizzle-orm/pg-core'
import { centsFromDollars, plainDollars } from './money.ts'

/** A column that is dollars with two decimals in the database and integer cents in code. */
export const dollarsColumn = customType<{ data: number; driverData: string }>({
  dataType: () => 'numeric(10, 2)',
  toDriver: cents => plainDollars(cents),
  fromDriver: value => centsFromDollars(Number(value)),
})
