import { customType } from 'drizzle-orm/pg-core'
import { withFeePurposes } from './fee-purpose.ts'

/** A column of JSON with price schedules in it, whose fees say what they are for, whenever they were stored. */
export const schedulesColumn = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: data => JSON.stringify(data),
  fromDriver: stored => withFeePurposes<unknown>(typeof stored === 'string' ? JSON.parse(stored) : stored),
})
