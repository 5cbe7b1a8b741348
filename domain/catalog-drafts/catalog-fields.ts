import { planTypeNames, planTypes } from '#domain/catalog/plan-type.ts'
import type { CatalogRow } from './catalog-row.ts'
import type { CatalogKind } from './catalog-subject.ts'
import { dataFields } from './data-fields.ts'
import type { Field } from './field.ts'
import { figureFields } from './figure-fields.ts'

const field = (path: string, label: string, input: Field['input'], more: Partial<Field> = {}): Field => ({
  ...{ path, label, input },
  ...more,
})
const named = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
const choices = (values: readonly string[]) => values.map(value => ({ value, label: value }))

const name = field('name', 'Name', 'text')
const provider = field('providerId', 'Provider', 'choice')
const description = field('description', 'Description', 'area', {
  hint: 'One whole sentence, with a period.',
})
const schedule = field('schedule', 'Price', 'schedule')
const badges = field('badge', 'Badge', 'choice', {
  optional: true,
  options: choices(['Best Value', 'Most Popular']),
})
const popular = field('badge', 'Badge', 'choice', { optional: true, options: choices(['Most Popular']) })
const inBuilder = field('inBundleBuilder', 'In the bundle builder', 'yes')
const download = field('downloadMbps', 'Download, Mbps', 'number')

const providerFields: readonly Field[] = [
  name,
  description,
  field('kinds', 'What it sells', 'several', {
    options: named({ internet: 'Home internet', tv: 'TV', security: 'Home security' }),
  }),
  field('connection', 'Technology', 'choice', {
    optional: true,
    options: choices(['Fiber', 'Cable', 'DSL', 'Satellite', 'Cable/Fiber', 'DSL/Fiber', '5G Home']),
    hint: 'None if it sells no internet.',
  }),
  field('maxDownloadMbps', 'Fastest download, Mbps', 'number', {
    optional: true,
    hint: 'The fastest home plan it advertises anywhere. Leave it empty if it sells no internet.',
  }),
  field('zipCodes', 'ZIP codes it serves', 'words', {
    optional: true,
    hint: 'For a local provider: where it says it sells, such as 78704 78745. Results there show it as “Likely, not confirmed”, unless FCC data name it.',
  }),
  field('states', 'States', 'words', {
    optional: true,
    hint: 'Two letters each, such as CT RI. Used only where we have no FCC data, and shown as a possibility.',
  }),
  field('fccProviderIds', 'FCC provider IDs', 'numbers', {
    optional: true,
    hint: 'Six digits each, with spaces between. With an ID, imported FCC data tell where it sells.',
  }),
  field('regions', 'Regions', 'several', {
    optional: true,
    options: choices(['Northeast', 'South', 'Midwest', 'West', 'Nationwide']),
    hint: 'Lists it on the page that compares all providers. With none ticked it isn’t on that page.',
  }),
  field('phone', 'Phone for its own customers', 'text', {
    optional: true,
    hint: 'Such as (512) 555-0188. We never sell by it.',
  }),
  field('advertisedFromCents', 'Advertised lowest price, $ a month', 'dollars', {
    optional: true,
    hint: 'Only if it advertises a lower price than any plan listed here.',
  }),
  field('mark.text', 'Name on its tile', 'text', {
    optional: true,
    hint: 'Plain lettering that stands in for a logo. Its name, if you leave it empty.',
  }),
  field('mark.style', 'Lettering of the tile', 'choice', {
    options: [
      { value: 'plain', label: 'Plain' },
      { value: 'wide', label: 'Wide' },
      { value: 'condensed', label: 'Narrow' },
      { value: 'lower', label: 'Lower case' },
      { value: 'heavy', label: 'Heavy' },
      { value: 'spaced', label: 'Spaced out' },
    ],
  }),
  field('mark.tagline', 'Line under the name on the tile', 'text', { optional: true }),
  field('spellings', 'How people write its name', 'lines', {
    optional: true,
    hint: 'One in each line. The assistant knows it by these, and so do results where county figures have another name for it. Its name, if you leave it empty.',
  }),
]

const planFields: readonly Field[] = [
  name,
  provider,
  field('type', 'Technology', 'choice', {
    options: planTypes.map(value => ({ value, label: planTypeNames[value] })),
  }),
  field('orbit', 'Orbit of its satellites', 'choice', {
    optional: true,
    options: named({ low: 'Low, with a short delay', high: 'High, with a long delay' }),
    hint: 'Only for satellite.',
  }),
  schedule,
  field('priceLock', 'Price lock', 'lock', { optional: true }),
  download,
  field('speed', 'How that speed is stated', 'choice', {
    options: [
      { value: 'stated', label: 'Stated speed' },
      { value: 'up-to', label: 'Up to' },
      { value: 'range', label: 'Upper end of a range' },
      { value: 'typical', label: 'Typical on its label' },
    ],
  }),
  field('downloadFromMbps', 'Lower end of the range, Mbps', 'number', {
    optional: true,
    hint: 'Only for a range.',
  }),
  field('uploadMbps', 'Upload, Mbps', 'number', {
    optional: true,
    hint: 'Leave it empty if the provider doesn’t publish it. The lower end of a range.',
  }),
  field('uploadToMbps', 'Upper end of the upload, Mbps', 'number', {
    optional: true,
    hint: 'Only for a range.',
  }),
  description,
  field('withAutopay', 'Price with autopay and paperless billing', 'yes'),
  field('beforeAutopay', 'Price before a discount for autopay', 'yes'),
  field('conditions', 'Conditions', 'conditions', {
    hint: 'What else the price depends on, such as taxes: a sentence in each row, and what it is about. The assistant, carts and checks go by that, not by the words. Clear a sentence to remove it.',
  }),
  field('contractMonths', 'Contract, months', 'number', {
    optional: true,
    hint: '0 for no contract. Leave it empty if the provider doesn’t publish it.',
  }),
  ...dataFields,
  field('rewardCardCents', 'Reward card, $', 'dollars', { optional: true }),
  badges,
  field('soldIn', 'Where it is sold', 'choice', {
    options: [
      { value: 'all-markets', label: 'Everywhere the provider sells' },
      { value: 'some-markets', label: 'Only in some of its markets' },
    ],
  }),
  field('wifiIncluded', 'Wi-Fi equipment included', 'yes'),
  field('professionalInstallation', 'Professional installation', 'yes'),
  field('supportAroundTheClock', '24/7 support', 'yes'),
  inBuilder,
  field('labelsConfirm', 'A label states this price', 'yes'),
  field('labelsDiffer', 'Labels state other prices, too', 'choice', {
    optional: true,
    options: named({ higher: 'Only higher ones', any: 'Lower ones as well' }),
  }),
  field('labels', 'Broadband labels', 'labels', {
    optional: true,
    hint: 'The plan’s name on its provider’s broadband labels, one in each line. If one name covers several speeds, add the typical upload: Name | 35',
  }),
]

const kitFields: readonly Field[] = [
  field('choices.starter.equipmentCents', 'Equipment paid once, $', 'dollars'),
  field('choices.kit.minCents', 'Kit from, $ a month', 'dollars'),
  field('choices.kit.maxCents', 'Kit up to, $ a month', 'dollars'),
  field('choices.kit.stepCents', 'In steps of, $', 'dollars'),
  field('choices.kit.defaultCents', 'Kit at first, $ a month', 'dollars'),
]

const fields: Record<Exclude<CatalogKind, 'figure' | 'security' | 'builder-security'>, readonly Field[]> = {
  provider: providerFields,
  plan: planFields,
  tv: [
    ...[name, provider, schedule],
    field('delivery', 'Comes by', 'choice', { options: choices(['satellite', 'streaming']) }),
    field('channels', 'Channels, at least', 'number', { optional: true }),
    ...[description, inBuilder],
  ],
  addon: [field('serviceName', 'Name', 'text'), provider, download, schedule],
  'builder-internet': [
    ...[name, field('serviceName', 'Name in cart and order', 'text'), provider, download, schedule],
  ],
  bundle: [
    ...[name, description, popular],
    field('startingCents', 'Starts at, $ a month', 'dollars'),
    field('wasCents', 'Was, $ a month', 'dollars'),
    field('savingCents', 'Advertised saving, $', 'dollars'),
    field('opensWith.internet', 'Opens with the internet plan', 'text', { optional: true }),
    field('opensWith.security', 'Opens with the security package', 'text', { optional: true }),
    field('opensWith.tv', 'Opens with the TV package', 'text', { optional: true }),
    field('contents', 'Services in it', 'words', { hint: 'Of internet, security and tv.' }),
  ],
}

/** The fields of an entry, in the order of its form. Those of a figure are its numbers and words. */
export function fieldsOf(kind: CatalogKind, row: CatalogRow | null): readonly Field[] {
  if (kind === 'figure') return figureFields(row ?? {})
  if (kind === 'security') {
    return [
      ...[name, provider],
      ...(row?.choices ? kitFields : row?.schedule || row === null ? [schedule] : []),
      ...[description, popular],
      field('contractMonths', 'Contract, months', 'number', { optional: true, hint: '0 for none.' }),
      field('features', 'Features', 'lines'),
      field('included', 'Included', 'lines'),
      field('services', 'What comes with it, for the assistant', 'several', {
        optional: true,
        options: named({
          monitoring: 'Monitoring around the clock',
          app: 'A mobile app',
          installation: 'Professional installation',
          'smart-home': 'Smart home control or devices',
        }),
      }),
      field('devices', 'Devices in it, for the assistant', 'several', {
        optional: true,
        options: named({
          'window-sensors': 'Door and window sensors',
          'doorbell-camera': 'A doorbell camera',
          'indoor-camera': 'An indoor camera',
          'outdoor-camera': 'An outdoor camera',
        }),
      }),
      field('forApartments', 'Made for an apartment or a small house', 'yes'),
    ]
  }
  if (kind === 'builder-security') {
    return [
      ...[name, provider],
      field('tier', 'Tier', 'choice', { options: choices(['Basic', 'Pro', 'Premium']) }),
      ...(row === null || row.schedule ? [schedule] : []),
    ]
  }
  return fields[kind]
}
