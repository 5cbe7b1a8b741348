import { customType } from 'drizzle-orm/pg-core'
import { withConditionKinds } from '../catalog/older-conditions.ts'
import { withFeePurposes } from '../pricing/fee-purpose.ts'

/** A column of JSON with the terms of something sold: its fees and conditions say what they are for and about, whenever it was sold. */
export const soldTermsColumn = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: data => JSON.stringify(data),
  fromDriver: stored =>
    withConditionKinds(withFeePurposes<unknown>(typeof stored === 'string' ? JSON.parse(stored) : stored)),
})
