import type { LikelyReason } from '../lookup-result.ts'
import type { TechnologyCode } from '../technology.ts'
import { SMALLEST_OFFER } from './county-reach.ts'
import type { CountyRow } from './county-table.ts'

/** A brand that is likely in a county by a technology whose operators the figures don't name. */
export type LikelyBrand = { providerId: string; code: TechnologyCode; reason: LikelyReason }

const DSL = 10
const CABLE = 40
const FIBER = 50
const FIXED_WIRELESS = 71

/**
 * What a brand with fiber in a county nearly always sells there, too. Measured in the six states that name everybody:
 * of a brand's homes there, the share in counties where it has fiber is Cox 100 %, Spectrum, Frontier and Kinetic 98
 * %, AT&T 97 %, Xfinity 94 %, Optimum 66 %. Verizon, Google Fiber and Metronet sell no other wireline service.
 */
const besideFiber: ReadonlyMap<string, typeof DSL | typeof CABLE> = new Map([
  ['cox', CABLE],
  ['spectrum', CABLE],
  ['xfinity', CABLE],
  ['optimum', CABLE],
  ['frontier', DSL],
  ['kinetic', DSL],
  ['att', DSL],
])

/** Fewer fiber locations say nothing about DSL: in the six states a brand had it in only 31 of 86 such counties. */
const LEAST_FIBER_FOR_DSL = 20

/** CenturyLink's DSL isn't named anywhere; where it has fiber, it may well have older lines, too. */
const byStateWhereNamed: ReadonlyMap<string, typeof DSL> = new Map([['centurylink', DSL]])

const cableBrands = ['cox', 'spectrum', 'xfinity', 'optimum']

/**
 * Only 18 % of its homes are in counties with its fiber, and there beside another cable brand: its fiber says nothing
 * about its cable.
 */
const OVERBUILDER = 'wow'

/** From this share on, cable from an unknown operator is worth mentioning. */
const WORTH_SAYING = 0.05

/**
 * Who is likely in a county although its figures don't say so, and whether there is cable that none of them account
 * for. In states that name cable and DSL operators, only fixed wireless is open. A brand counts by its state alone
 * only if the figures name it nowhere in the state and no other cable brand accounts for the county's cable; except
 * WOW!, wherever there is cable. The catalog says whether a brand sells in the state.
 */
export function likelyInCounty(
  county: CountyRow,
  isNamedIn: (state: CountyRow['state'], providerId: string) => boolean,
): { brands: LikelyBrand[]; unnamedCable: boolean } {
  const { cableShare, wirelessShare, namesCableAndDsl, state } = county
  const wireless = wirelessShare === null || wirelessShare >= SMALLEST_OFFER
  const brands: LikelyBrand[] = wireless
    ? [{ providerId: 'tmobile', code: FIXED_WIRELESS, reason: 'wireless_in_county' }]
    : []
  if (namesCableAndDsl) return { brands, unnamedCable: false }
  const hasCable = cableShare === null || cableShare >= SMALLEST_OFFER
  const wired = county.offers.flatMap(offer => likelyBeside(offer, hasCable) ?? [])
  const accounted = wired.some(one => one.code === CABLE)
  const byState = accounted ? [] : cableBrands.filter(providerId => !isNamedIn(state, providerId))
  const guessed = (hasCable ? [...byState, OVERBUILDER] : []).map(
    (providerId): LikelyBrand => ({ providerId, code: CABLE, reason: 'sells_in_state' }),
  )
  return {
    brands: [...wired, ...guessed, ...brands],
    unnamedCable: !accounted && (cableShare ?? 0) >= WORTH_SAYING,
  }
}

function likelyBeside(
  { providerId, technologies }: CountyRow['offers'][number],
  hasCable: boolean,
): LikelyBrand | null {
  if (providerId === null) return null
  const fiber = technologies.find(one => one.code === FIBER)?.locations ?? 0
  const beside = besideFiber.get(providerId)
  const code = beside ?? byStateWhereNamed.get(providerId)
  if (code === undefined || fiber === 0) return null
  if (code === CABLE && !hasCable) return null
  if (code === DSL && fiber < LEAST_FIBER_FOR_DSL) return null
  return { providerId, code, reason: beside ? 'fiber_in_county' : 'sells_in_state' }
}
