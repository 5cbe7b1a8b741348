/** Where a provider publishes its label file (47 CFR 8.1(a)(6)), and the page that says so. */
export type LabelSource = {
  /** The provider's id in our catalog, or the one it would have. */
  providerId: string
  name: string
  page: string
  /** The address of the file; `null` if it needs a browser, contains a date, or is unknown. */
  file: string | null
}

const source = (providerId: string, name: string, page: string, file: string | null = null): LabelSource => {
  return { providerId, name, page, file }
}

/** The addresses as found by Nov 22, 2026. */
export const labelSources: readonly LabelSource[] = [
  source(
    'att',
    'AT&T',
    'https://www.att.com/broadbandlabels/broadband-facts-machine-readable-plans/',
    'https://www.att.com/scmsassets/nutritionlabels/csv/csvfile/BBFMachineReadable.csv',
  ),
  source(
    'spectrum',
    'Spectrum',
    'https://www.spectrum.com/policies/broadband-labels',
    'https://labels.bcl.spectrum.com/CharterCommunicationsBroadbandLabels_RESI.csv',
  ),
  source(
    'cox',
    'Cox',
    'https://www.cox.com/aboutus/policies/internet-service-disclosures.html',
    'https://www.cox.com/broadbandlabels',
  ),
  source(
    'wow',
    'WOW!',
    'https://www.wowway.com/help-center/internet/how-can-i-view-a-broadband-label',
    'https://broadband-labels.wowway.com/residential.csv',
  ),
  source(
    'breezeline',
    'Breezeline',
    'https://www.breezeline.com/broadband-disclosures',
    'https://api.breezeline.com/api/broadband-labels/csv',
  ),
  source(
    'kinetic',
    'Kinetic',
    'https://www.windstream.com/support',
    'https://inetsvcs.windstream.com/bw-prod/nutrition-label-public/broadband-label',
  ),
  source(
    'metronet',
    'Metronet',
    'https://www.metronet.com/network-management',
    'https://www.metronet.com/api/downloads/broadbandConsumerLabelData',
  ),
  source(
    'starlink',
    'Starlink',
    'https://www.starlink.com/legal/documents/DOC-1559-88369-90',
    'https://starlink.com/public-files/Res_Plan_Label.csv',
  ),
  source(
    'brightspeed',
    'Brightspeed',
    'https://www.brightspeed.com/help/broadband-label.html',
    'https://www.brightspeed.com/content/dam/brightspeed/images/broadband-label/updated-broadband-label/brightspeed-broadband-labels-01-09-2026.csv',
  ),
  source('google-fiber', 'Google Fiber', 'https://gfiber.com/broadband-labels/'),
  source(
    'tmobile',
    'T-Mobile Home Internet',
    'https://www.t-mobile.com/responsibility/consumer-info/policies/internet-service',
    'https://www.t-mobile.com/content/dam/digx/broadband-labels/broadbandFactsLabels.xlsx',
  ),
  // Its address contains the file's date, so it is imported by hand.
  source('xfinity', 'Xfinity', 'https://www.xfinity.com/policies/internet-broadband-disclosures'),
  source(
    'optimum',
    'Optimum',
    'https://www.optimum.com/terms-of-service/open-internet-disclosure',
    'https://www.optimum.com/sites/default/files/2025-12/offer-labels-b2c-20251208.xlsx',
  ),
  source('hughesnet', 'HughesNet', 'https://labels.hughesnet.com/'),
  source('verizon', 'Verizon', 'https://www.verizon.com/broadband-facts/consumer/'),
  source(
    'centurylink',
    'CenturyLink',
    'https://www.quantumfiber.com/support/internet-essentials/basics/broadband-label.html',
  ),
  source('frontier', 'Frontier', 'https://frontier.com/consumerlabels'),
  source('ziply', 'Ziply Fiber', 'https://ziplyfiber.com/nutrition-labels'),
  source('viasat', 'Viasat', 'https://www.viasat.com/broadband-labels/catalog/'),
  source('mediacom', 'Mediacom', 'https://shop.mediacomcable.com/broadbandlabels'),
  source('sparklight', 'Sparklight', 'https://www.sparklight.com/broadband-labels'),
  source('astound', 'Astound Broadband', 'https://www.astound.com/broadband-labels/'),
]

/** Where a provider publishes its labels; `undefined` if unknown. */
export function labelSource(providerId: string): LabelSource | undefined {
  return labelSources.find(one => one.providerId === providerId)
}
