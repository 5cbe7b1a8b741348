import { useState } from 'react'
import { sameNumber } from '#domain/callbacks/wrong-number.ts'

/**
 * The number that stood here when the page was opened, once the customer gave another one: somebody may be calling it
 * just now. Null while it is the same, or there was none.
 */
export function useNumberBefore(phone: string): string | null {
  const [opened] = useState(phone)
  return opened === '' || phone === '' || sameNumber(opened, phone) ? null : opened
}
