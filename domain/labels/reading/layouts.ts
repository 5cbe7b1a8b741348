import type { LabelField } from './label-field.ts'
import { additionalFees, common, spoken } from './layout-columns.ts'

/** How a provider arranges its file: which column holds what, by the column's name without case and punctuation. */
export type LabelLayout = {
  name: LayoutName
  /** Columns that must be there; they distinguish the layouts. */
  needed: readonly string[]
  columns: Readonly<Record<string, LabelField>>
}

export const layoutNames = ['common', 'att', 'brightspeed', 'google-fiber', 't-mobile'] as const
export type LayoutName = (typeof layoutNames)[number]

/** Every known layout. `common` is the 30 columns in snake_case and Starlink's camelCase. */
export const layouts: readonly LabelLayout[] = [
  { name: 'common', needed: ['serviceplanname', 'monthlyprice'], columns: common },
  {
    name: 'att',
    needed: ['planname', 'priceamount'],
    columns: {
      ...{ fccplanid: 'planId', providername: 'providerName', planname: 'name', servicetype: 'connection' },
      ...{ priceamount: 'monthly', introductoryratevalue: 'intro', priceafterintroductory: 'afterPrice' },
      ...{
        introductoryperiodlength: 'introMonths',
        contractstatus: 'contract',
        contractperiod: 'contractMonths',
      },
      ...{ contractlinkurl: 'contractTerms', terminationfee: 'termination' },
      ...{
        terminationdescription: 'terminationWords',
        ontimeyfeetype: 'onceNames',
        onetimefeetype: 'onceNames',
      },
      ...{ onetimefee: 'onceAmounts', monthlyfeetype: 'monthlyNames', monthlyfee: 'monthlyAmounts' },
      ...{ latepaymentfees: 'lateFee', tax: 'taxes', discountsbundleslinks: 'discounts' },
      ...{ speedsdownloadspeed: 'download', speedsuploadspeed: 'upload', speedslatency: 'latency' },
      ...{
        datamonthly: 'data',
        dataaadditionalusagecharge: 'extraPrice',
        dataadditionalusagecharge: 'extraPrice',
      },
      ...{
        datadetailslinktext: 'dataPolicy',
        networkpolicylinktext: 'network',
        privacypolicylinktext: 'privacy',
      },
      ...{ contactusnumbers: 'phone', customersupportlinktext: 'web' },
    },
  },
  {
    name: 'brightspeed',
    needed: ['planname', 'monthlyprice', 'priceafterintro'],
    columns: {
      ...{ upi: 'planId', planname: 'name', fixedmobile: 'connection', monthlyprice: 'monthly' },
      ...{ introductoryrate: 'intro', timeintroapplies: 'introMonths', priceafterintro: 'afterPrice' },
      ...{ lengthofcontract: 'contractMonths', linktotermsofcontract: 'contractTerms', etf: 'termination' },
      ...additionalFees,
      ...{ gvttaxes: 'taxes', bundlesdicountlink: 'discounts', bundlesdiscountlink: 'discounts' },
      ...{ download: 'download', upload: 'upload', latency: 'latency', dataincluded: 'data' },
      ...{ addtldatacharges: 'extraPrice', networkpolicylink: 'network', privacypolicylink: 'privacy' },
      ...{ customersupportphone: 'phone', customersupportlink: 'web' },
    },
  },
  {
    name: 'google-fiber',
    needed: ['productname', 'municipality', 'monthlyprice'],
    columns: {
      ...{ fccuniqueplanid: 'planId', providername: 'providerName', productname: 'name' },
      ...{
        state: 'state',
        municipality: 'municipality',
        monthlyprice: 'monthly',
        monthlypriceterms: 'priceTerms',
      },
      ...{ equipmentrentalfees: 'rentalFee', equipmentinstallationfees: 'installFee' },
      ...{ onetimefeesatthetimeofpurchase: 'purchaseFee', providerfees: 'providerFee' },
      ...{ earlyterminationfee: 'termination', governmenttaxes: 'taxes', discountsbundles: 'discounts' },
      ...{
        typicaldownloadspeed: 'download',
        typicaluploadspeed: 'upload',
        typicallatencymultiserver: 'latency',
      },
      ...{ dataincludedwithmonthlyprice: 'data', chargesforadditionaldatausage: 'extraPrice' },
      ...{
        networkmanagement: 'network',
        privacy: 'privacy',
        customersupport: 'web',
        fcclearnmore: 'ignored',
      },
    },
  },
  { name: 't-mobile', needed: ['planname', 'monthlyprice', 'monthlypricedescription'], columns: spoken },
]

/** A column's name as layouts know it: only letters and digits, in lower case. */
export function plainName(column: string): string {
  return column.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

/**
 * The layout of a row of column names; if several match, the one that knows the most of them. `null` if it isn't a
 * header.
 */
export function layoutOf(header: readonly string[]): LabelLayout | null {
  const names = new Set(header.map(plainName))
  const known = (layout: LabelLayout) => Object.keys(layout.columns).filter(name => names.has(name)).length
  const fitting = layouts.filter(layout => fits(layout, header))
  return fitting.toSorted((a, b) => known(b) - known(a))[0] ?? null
}

/** Whether a row of column names has the columns that a layout requires. */
export function fits(layout: LabelLayout, header: readonly string[]): boolean {
  const names = new Set(header.map(plainName))
  return layout.needed.every(name => names.has(name))
}
