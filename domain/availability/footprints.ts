import { type InternetProviderId, internetProviderIds } from '#domain/catalog/provider.ts'
import { type StateCode, usStates } from '#domain/shared/us-states.ts'

/** The day on which the footprints were written down, as an ISO date. */
export const footprintsAsOf = '2026-11-01'

const territories: readonly StateCode[] = ['AS', 'GU', 'MP', 'PR', 'VI']
const everywhere: readonly StateCode[] = usStates.map(state => state.code)
const nationwide: readonly StateCode[] = everywhere.filter(code => !territories.includes(code))

const states = (text: string): readonly string[] => text.split(' ')

/**
 * The states where each provider sells the home internet of its plans, from public knowledge. A state only says that
 * the provider sells somewhere in it: results that rest on this say so. Verizon stands for Fios fiber, CenturyLink for
 * the 16 states it kept in 2022; satellite and 5G count as nationwide, the territories only with Starlink.
 */
export const footprints: Record<InternetProviderId, readonly string[]> = {
  kinetic: states('AL AR FL GA IA KY MN MO MS NC NE NM NY OH OK PA SC TX'),
  wow: states('AL FL GA MI SC TN'),
  metronet: states('AZ CO FL IA IL IN KY MI MN MO NC NE OH OK TX VA WI'),
  att: states('AL AR CA FL GA IL IN KS KY LA MI MO MS NC NV OH OK SC TN TX WI'),
  spectrum: states(
    'AL AZ CA CO CT FL GA HI ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC NE NH NJ NM NV NY OH OR PA SC TN TX VA VT WA WI WV WY',
  ),
  xfinity: states(
    'AL AR AZ CA CO CT DC DE FL GA ID IL IN KS KY LA MA MD ME MI MN MO MS NC NH NJ NM NY OH OR PA SC TN TX UT VA VT WA WI WV',
  ),
  verizon: states('DC DE MA MD NJ NY PA RI VA'),
  cox: states('AR AZ CA CT FL GA IA ID KS LA MA NC NE NV OH OK RI VA'),
  frontier: states('AL AZ CA CT FL GA IA IL IN MI MN MS NC NE NM NV NY OH PA SC TN TX UT WI WV'),
  centurylink: states('AZ CO FL IA ID MN MT ND NE NM NV OR SD UT WA WY'),
  optimum: states('AR AZ CA CT ID KS KY LA MO MS NC NJ NM NV NY OH OK PA TX VA WV'),
  'google-fiber': states('AL AZ CA CO GA IA ID KS MO NC NE NV TN TX UT'),
  tmobile: nationwide,
  starlink: everywhere,
  hughesnet: nationwide,
  viasat: nationwide,
}

/** The internet providers that sell in a state, by postal code; none for what is no state of the directory. */
export function internetProvidersInState(code: string): InternetProviderId[] {
  return internetProviderIds.filter(id => footprints[id].includes(code))
}
