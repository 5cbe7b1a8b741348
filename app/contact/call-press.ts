import type { Press } from '../first-load/listen-for-presses.ts'
import { measure } from '../measurement/measure.ts'

/** Counts that somebody called the sales line, wherever its link stands. */
export const callPress: Press = {
  selector: 'a[href^="tel:"]',
  act: () => measure('contact_initiated', 'phone'),
}
