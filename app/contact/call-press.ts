import type { Press } from '../first-load/listen-for-presses.ts'
import { measure } from '../measurement/measure.ts'

/** Counts calls to the sales line, wherever the link is. */
export const callPress: Press = {
  selector: 'a[href^="tel:"]',
  act: () => measure('contact_initiated', 'phone'),
}
