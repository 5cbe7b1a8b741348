import { measure } from '../measurement/measure.ts'
import { readStorage, writeStorage } from '../ui/browser-storage.ts'

const COUNTED_KEY = 'plainwire-counted-orders'
const KEPT = 20

/** Counts an order's conversion the first time its confirmation is seen; a reload does not count again. */
export function countOrderOnce(orderId: string): void {
  const counted = (readStorage(COUNTED_KEY) ?? '').split(',').filter(Boolean)
  if (counted.includes(orderId)) return
  if (writeStorage(COUNTED_KEY, [...counted, orderId].slice(-KEPT).join(','))) measure('conversion', 'order')
}
