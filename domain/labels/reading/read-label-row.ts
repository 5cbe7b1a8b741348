import type { LabelFacts, LabelFee, LabelOddity } from '../label.ts'
import { isFccPlanId } from '../plan-id.ts'
import type { LabelField } from './label-field.ts'
import { feeOf, pairedFees } from './read-fees.ts'
import { decidePrice, type LabelPrice } from './read-price.ts'
import { centsOf, dataOf, latencyOf, monthsOf, speedOf, terminationOf, yesOrNo } from './read-values.ts'
import { feesByName, type RowCells } from './row-cells.ts'

/** The result for a row: a label of fixed home internet, a label of something else, or unreadable. */
export type RowResult = { label: LabelFacts } | { leftOut: 'mobile' | 'business' } | { bad: string }

/** Longer names than this mean that cells ran together. */
const MAX_NAME = 200

/** Reads a row. Residential fixed plans are labels; mobile and business ones are left out. */
export function readLabelRow(cells: RowCells): RowResult {
  const { get } = cells
  const name = get('name')?.replaceAll(/\s+/g, ' ') ?? null
  if (name === null) return { bad: 'it has no plan name' }
  if (name.length > MAX_NAME) return { bad: 'its plan name is too long to be one' }
  if (isMobile(cells)) return { leftOut: 'mobile' }
  if (isBusiness(cells, name)) return { leftOut: 'business' }
  const terms = get('priceTerms')
  const price = decidePrice({
    monthly: centsOf(get('monthly')),
    intro: centsOf(get('introPrice')),
    after: centsOf(get('afterPrice')),
    introductory: yesOrNo(get('intro')) ?? introductoryIn(terms),
  })
  if (price === null) {
    const below = /^-\s*\$?\d/.test(get('monthly') ?? '')
    return { bad: below ? 'its monthly price is below zero' : 'it has no monthly price' }
  }
  return { label: factsOf(cells, name, price) }
}

function factsOf(cells: RowCells, name: string, price: LabelPrice): LabelFacts {
  const { get, notes } = cells
  const [download, upload] = [speedOf(get('download')), speedOf(get('upload'))]
  const stated = (span: ReturnType<typeof speedOf>) => (span?.to === 0 ? null : span)
  const place = [get('municipality'), get('state')].filter(part => part !== null)
  const tier = get('tier')
  const contractMonths = monthsOf(get('contractMonths'))
  const planId = get('planId')
  return {
    planId,
    providerName: get('providerName'),
    name,
    // WOW! puts the connection there.
    tier: tier === null || isConnection(tier) || tier === name ? null : tier,
    region: place.length > 0 ? place.join(', ') : null,
    priceNowCents: price.nowCents,
    introductory: price.introductory,
    introMonths: price.introductory ? monthsOf(get('introMonths') ?? monthsIn(get('priceTerms'))) : null,
    laterPriceCents: price.laterCents,
    contractRequired:
      contractIn(get('contract') ?? get('priceTerms')) ?? (contractMonths === null ? null : true),
    contractMonths,
    contractTerms: get('contractTerms'),
    earlyTermination: terminationOf(get('terminationWords') ?? get('termination')),
    ...feesOf(cells),
    taxes: get('taxes'),
    discounts: get('discounts'),
    download: stated(download),
    upload: stated(upload),
    latency: stated(latencyOf(get('latency'))),
    dataIncluded: dataOf(get('data')),
    extraData: extraDataOf(get('extraPrice'), get('extraStep')),
    dataPolicy: get('dataPolicy'),
    networkManagement: get('network'),
    privacy: get('privacy'),
    supportPhone: get('phone'),
    supportWeb: get('web'),
    notes,
    oddities: odditiesOf(planId, price, download?.to === 0),
  }
}

function feesOf(cells: RowCells): { monthlyFees: LabelFee[]; oneTimeFees: LabelFee[] } {
  const { get } = cells
  const single = (field: LabelField, name: string) => {
    const amount = get(field)
    return amount === null ? [] : [feeOf(name, amount)]
  }
  return {
    monthlyFees: [
      ...pairedFees(get('monthlyNames'), get('monthlyAmounts'), 'Provider monthly fees'),
      ...single('declinedAutoPay', 'Declined auto-pay'),
      ...single('rentalFee', 'Equipment rental'),
      ...single('providerFee', 'Provider fees'),
      ...feesByName(cells, false),
    ],
    oneTimeFees: [
      ...pairedFees(get('onceNames'), get('onceAmounts'), 'One-time fees'),
      ...single('lateFee', 'Late payment fee'),
      ...single('installFee', 'Equipment installation'),
      ...single('purchaseFee', 'One-time fees at the time of purchase'),
      ...feesByName(cells, true),
    ],
  }
}

const isConnection = (text: string) => ['fixed', 'mobile', 'wireless'].includes(text.toLowerCase())

function isMobile({ get }: RowCells): boolean {
  const tier = get('tier')
  const said = get('connection') ?? (tier !== null && isConnection(tier) ? tier : null)
  return said === null ? /^m\d/i.test(get('planId') ?? '') : /mobile|wireless/i.test(said)
}

/** Recognized by the name, or by an address or phone number for business customers only. */
function isBusiness({ get }: RowCells, name: string): boolean {
  if (/\b(?:business|bus|cbi|smb|e-?rate)\b/i.test(name)) return true
  return (['contractTerms', 'web', 'discounts', 'phone'] as const).some(field => {
    const text = get(field)?.toLowerCase() ?? ''
    return /business|\bsmb|\berate/.test(text) && !text.includes('residential')
  })
}

function introductoryIn(terms: string | null): boolean | null {
  const text = terms?.toLowerCase() ?? ''
  return text.includes('introductory rate') ? !text.includes('not an introductory') : null
}

/** A number of months in a sentence. */
function monthsIn(terms: string | null): string | null {
  return /\b\d{1,4} months?\b/i.exec(terms ?? '')?.[0] ?? null
}

function contractIn(words: string | null): boolean | null {
  const text = words?.toLowerCase() ?? ''
  if (/not require (?:a|any)\b/.test(text)) return false
  return text.includes('requires') ? true : yesOrNo(words)
}

function extraDataOf(price: string | null, step: string | null): string | null {
  const dollars = price !== null && /^[\d.]+$/.test(price) ? `$${price}` : price
  return dollars === null || step === null ? dollars : `${dollars} per ${step}`
}

function odditiesOf(planId: string | null, price: LabelPrice, noSpeed: boolean): LabelOddity[] {
  return [
    ...(planId !== null && isFccPlanId(planId) ? [] : (['plan_id'] as const)),
    ...(price.nowCents === 0 ? (['zero_price'] as const) : []),
    ...((price.laterCents ?? price.nowCents) < price.nowCents ? (['price_now_above_regular'] as const) : []),
    ...(noSpeed ? (['zero_speed'] as const) : []),
  ]
}
