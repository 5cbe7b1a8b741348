import type { CatalogueInput } from '../catalogue-content.ts'

/**
 * What the buying guide says about providers with a line to the home, by name. Which ten of them it has, and in which
 * order, the formula decides (`comparison/best-ten.ts`): the specification asks for ten and names none.
 */
export const bestProviders: CatalogueInput['guides']['bestProviders']['providers'] = [
  {
    providerId: 'att',
    bestFor: 'Fiber in large cities',
    strengths: ['Equal upload and download on fiber', 'Wi-Fi equipment included'],
    drawbacks: ['Slow copper lines where fiber has not been built'],
  },
  {
    providerId: 'cox',
    bestFor: 'Cable without an introductory price',
    strengths: ['No price change on its labels', 'Self-installation at no charge'],
    drawbacks: [
      'Charges beyond the monthly data plan',
      'Uploads much slower than downloads at many addresses',
    ],
  },
  {
    providerId: 'frontier',
    bestFor: 'Low-priced fiber over two years',
    strengths: ['No price change on its label', 'Wi-Fi equipment included'],
    drawbacks: [
      'One-time fees on its label',
      'Upload of most plans not published',
      'DSL where fiber has not been built',
    ],
  },
  {
    providerId: 'google-fiber',
    bestFor: 'A simple gigabit plan',
    strengths: ['No introductory price', 'Wi-Fi equipment included'],
    drawbacks: ['Sold in few cities', 'No cheap slow plan'],
  },
  {
    providerId: 'kinetic',
    bestFor: 'Small towns and rural areas',
    strengths: ['Low entry price on fiber', 'No annual contract'],
    drawbacks: ['Later price not published', 'DSL where fiber has not been built'],
  },
  {
    providerId: 'metronet',
    bestFor: 'Knowing the later price',
    strengths: ['Standard rates are published', 'Optional 36-month price lock'],
    drawbacks: ['One-time installation fee', 'Price rises after the first year without the lock'],
  },
  {
    providerId: 'optimum',
    bestFor: 'Cable and fiber around New York City',
    strengths: ['No annual contract', 'Unlimited data'],
    drawbacks: ['Later price not published', 'Upload not published'],
  },
  {
    providerId: 'spectrum',
    bestFor: 'Wide availability without a contract',
    strengths: ['Later price published', 'No annual contract'],
    drawbacks: ['Costs more after the first year', 'Uploads much slower than downloads at many addresses'],
  },
  {
    providerId: 'verizon',
    bestFor: 'A fiber price promised for three years',
    strengths: ['Base price guaranteed for 36 months', 'Equal upload and download'],
    drawbacks: ['Fios only along the Northeast corridor'],
  },
  {
    providerId: 'wow',
    bestFor: 'Cable and fiber at moderate prices',
    strengths: ['Unlimited data', 'Fiber prices without an introductory period'],
    drawbacks: ['Slow uploads on cable', 'Sold in few states'],
  },
  {
    providerId: 'xfinity',
    bestFor: 'Availability in most cities',
    strengths: ['Wi-Fi equipment included', 'Unlimited data'],
    drawbacks: ['Later price not published', 'Upload not published'],
  },
]

const equalFiber = { types: ['fiber'], every: 'Upload about as fast as download' } as const

/** Which of these lines the plans must bear out. */
export const bestProviderClaims: CatalogueInput['guides']['bestProviders']['claims'] = {
  'Equal upload and download on fiber': equalFiber,
  'Equal upload and download': equalFiber,
  'Wi-Fi equipment included': { every: 'Wi-Fi equipment included' },
  'No annual contract': { every: 'No annual contract' },
  'Unlimited data': { every: 'Unlimited data' },
  'Optional 36-month price lock': { some: '3-year price lock available' },
  'Cable without an introductory price': { types: ['cable'], laterPrice: 'no-change' },
  'Fiber prices without an introductory period': { types: ['fiber'], laterPrice: 'no-change' },
  'No introductory price': { laterPrice: 'no-change' },
  'No price change on its label': { laterPrice: 'no-change' },
  'No price change on its labels': { laterPrice: 'no-change' },
  'Knowing the later price': { laterPrice: 'published' },
  'Standard rates are published': { laterPrice: 'published' },
  'Later price published': { laterPrice: 'published' },
  'Price rises after the first year without the lock': { laterPrice: 'published' },
  'Costs more after the first year': { laterPrice: 'published' },
  'Later price not published': { laterPrice: 'not-published' },
}

/** What the guide says to look at, most important first. */
export const selectionFactors: CatalogueInput['guides']['bestProviders']['factors'] = [
  {
    title: 'What is sold at your address',
    text: 'Availability changes from street to street. Check it before anything else.',
  },
  { title: 'The price over two years', text: 'Introductory prices end. Count the later price and the fees.' },
  {
    title: 'Upload speed',
    text: 'Video calls, backups and cameras need upload, which cable plans keep low.',
  },
  { title: 'Contract and later price', text: 'See how long you are bound, and how long the price is.' },
  { title: 'Equipment', text: 'A rented gateway can add ten dollars or more a month.' },
]

/** How the guide says to go about it, step by step. */
export const selectionStrategy: CatalogueInput['guides']['bestProviders']['strategy'] = [
  'Add up what your household does at the same time to find the speed you need.',
  'Look up your address and leave out what is not sold there.',
  'Compare the total over 24 months, not the first month.',
  'Ask what the price becomes, and note the date on which it changes.',
]
