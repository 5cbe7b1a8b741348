import type { LabelField } from './label-field.ts'

type Columns = Readonly<Record<string, LabelField>>

/** The 30 columns of Spectrum, Cox, WOW!, Kinetic, Metronet and Breezeline, as each of them spells them, and Starlink's. */
export const common: Columns = {
  ...{ uniqueplanid: 'planId', providername: 'providerName', serviceplanname: 'name', tierplanname: 'tier' },
  ...{
    connectiontype: 'connection',
    monthlyprice: 'monthly',
    introrate: 'intro',
    introrateprice: 'introPrice',
  },
  ...{ introratetime: 'introMonths', contractreq: 'contract', contracttime: 'contractMonths' },
  ...{ contracttermsurl: 'contractTerms', earlyterminationfee: 'termination' },
  ...{ singlepurchasefeedescr: 'onceNames', singlepurchasefeedescription: 'onceNames' },
  ...{ singlepurchasefees: 'onceAmounts', singlepurchasefee: 'onceAmounts' },
  ...{ monthlyproviderfeedescr: 'monthlyNames', monthlyproviderfeedescription: 'monthlyNames' },
  ...{ monthlyproviderfee: 'monthlyAmounts', monthlyproviderfees: 'monthlyAmounts' },
  ...{ monthlyproviderfee01: 'monthlyAmounts', declinedautopayment: 'declinedAutoPay', tax: 'taxes' },
  ...{ bundlediscountsurl: 'discounts', typicaldownloadspeed: 'download', typicaluploadspeed: 'upload' },
  ...{ typicallatency: 'latency', monthlydataallow: 'data', overusagedataprice: 'extraPrice' },
  ...{ additionaldataincrement: 'extraStep', additionaldataincrements: 'extraStep' },
  ...{ dataallowancepolicyurl: 'dataPolicy', networkmanagementpolicyurl: 'network' },
  ...{ privacypolicyurl: 'privacy', customersupportphone: 'phone', customersupportweb: 'web' },
  ...{ loaddatetimeest: 'ignored' },
}

/** Brightspeed's fees, whose kind shows in their names. */
export const additionalFees: Columns = {
  ...{ additionalfee1: 'feeName1', addlfeeamount1: 'feeAmount1' },
  ...{ additionalfee2: 'feeName2', addlfeeamount2: 'feeAmount2' },
  ...{ additionalfee3: 'feeName3', addlfeeamount3: 'feeAmount3' },
}

/** T-Mobile's spreadsheet, whose cells join several facts with `|`. */
export const spoken: Columns = {
  ...{ uniqueplanidentifier: 'planId', planprovider: 'providerName', planname: 'name' },
  ...{ monthlyprice: 'spokenPrice', monthlypricedescription: 'priceTerms' },
  ...{ additionalchargesfeestypes: 'spokenFees', discountsbundles: 'discounts' },
  ...{ speedsprovided: 'spokenSpeeds', monthlydataincluded: 'spokenData' },
  ...{ networkmanagementpolicy: 'network', privacypolicy: 'privacy', customersupport: 'phone' },
  ...{ fcctermsdetails: 'ignored' },
}
