import { about } from './conditions.ts'

/** What stands on Cox's labels of Aug 17, 2026, whichever of its plans they are of: one home for these facts. */

export const COX_DATA_GB = 1280
/** On most of them; the others name no price of more data. */
export const COX_MORE_DATA = { moreDataGb: 50, moreDataCents: 1000 } as const
export const COX_WIFI = about(
  'fees',
  'Most of its labels list $15.00 a month for Panoramic Wifi. Totals leave it out.',
)
export const COX_ONCE = about(
  'fees',
  'Its labels list self-installation at $0.00, professional installation at $100.00 and a deposit of $50.00 for the Panoramic Wifi gateway. Totals leave all of these out.',
)
export const COX_UPLOAD = about('other', 'The upload depends on the market.')
export const COX_CONTRACT = about('other', 'The label doesn’t say whether there is a contract.')
