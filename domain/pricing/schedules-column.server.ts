import { customType } from 'drizzle-orm/pg-core'
import { withFeePurposes } from './fee-purpose.ts'

/** A column of JSON with price schedules in it, whose fees say what they are for, whenever they were stored. */
export const schedulesColumn = <Data>(name: string) =>
  customType<{ data: Data; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: data => JSON.stringify(data),
    fromDriver: stored => withFeePurposes((typeof stored === 'string' ? JSON.parse(stored) : stored) as Data),
  })(name)
