import { eq } from 'drizzle-orm'
import { phoneDigits } from '#domain/shared/phone-digits.ts'
import type { Reader } from '#platform/database.server.ts'
import { doNotCall } from './callbacks.tables.server.ts'

/** Whether a phone number, however it is written, is one that nobody calls. */
export async function isDoNotCall(db: Reader, phone: string): Promise<boolean> {
  const [found] = await db
    .select({ digits: doNotCall.phoneDigits })
    .from(doNotCall)
    .where(eq(doNotCall.phoneDigits, phoneDigits(phone)))
  return found !== undefined
}
