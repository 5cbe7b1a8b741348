import { buildBundle, chat, quote } from './journeys/ask.ts'
import { deskDoor, deskWork } from './journeys/desk.ts'
import { fillCart, orderAsNewcomer, readBill, signUpAndIn } from './journeys/order.ts'
import { filterAndCompare, plansAtZip, providerAndLabel, searchByZip } from './journeys/search.ts'
import type { Visitor } from './visitor.ts'

/** What journeys are given: a bill to upload, and the path of an invitation to the desk. */
type Given = { bill: string; invitation: string }
type Journey = (visitor: Visitor, given: Given) => Promise<void>

/** The main ways through the site; each is walked in a page that nobody used before. */
export const journeys: Record<string, Journey> = {
  'search by ZIP': searchByZip,
  'filters and comparison': filterAndCompare,
  'provider and label': providerAndLabel,
  cart: fillCart,
  'order as a newcomer': orderAsNewcomer,
  'sign-up, sign-in and orders': signUpAndIn,
  'bundle builder': buildBundle,
  chat,
  quote,
  'bill and switching': readBill,
  'plans at a ZIP': plansAtZip,
  'door of the desk': deskDoor,
  'work at the desk': deskWork,
}
