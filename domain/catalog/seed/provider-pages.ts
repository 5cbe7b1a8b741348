import type { CatalogueInput } from '../catalogue-content.ts'

/** The words of the provider pages of K, W and M (specification, section 2). */
export const providerPages: CatalogueInput['guides']['providerPages'] = [
  {
    providerId: 'kinetic',
    reasons: [
      {
        title: 'Fiber outside the big cities',
        text: 'Kinetic builds fiber in small towns and rural areas.',
        holdsIf: { types: ['fiber'] },
      },
      {
        title: 'Equal speeds on fiber',
        text: 'Fiber plans upload as fast as they download.',
        holdsIf: { types: ['fiber'], every: 'Upload about as fast as download' },
      },
      {
        title: 'No annual contract',
        text: 'You don’t sign up for a year or longer.',
        holdsIf: { every: 'No annual contract' },
      },
    ],
  },
  {
    providerId: 'wow',
    callHours: '7 days a week, 8 AM–12 AM EST',
    reasons: [
      {
        title: 'Two networks',
        text: 'Cable in most areas, fiber in newer ones.',
        holdsIf: { types: ['cable', 'fiber'] },
      },
      {
        title: 'Unlimited data',
        text: 'No charge for using more data in a month.',
        holdsIf: { every: 'Unlimited data' },
      },
      {
        title: 'No annual contract',
        text: 'You don’t sign up for a year or longer.',
        holdsIf: { every: 'No annual contract' },
      },
    ],
  },
  {
    providerId: 'metronet',
    reasons: [
      {
        title: 'Fiber to the home',
        text: 'The whole line is fiber, so uploads are as fast as downloads.',
        holdsIf: { types: ['fiber'], every: 'Upload about as fast as download' },
      },
      {
        title: 'A published standard rate',
        text: 'You can see today what the plan costs after its first price.',
        holdsIf: { laterPrice: 'published' },
      },
      {
        title: 'An optional price lock',
        text: 'On some plans you can pay a little more a month, and the price stays for years.',
        holdsIf: { some: '3-year price lock available' },
      },
    ],
  },
]
