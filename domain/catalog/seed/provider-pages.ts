import type { CatalogueInput } from '../catalogue-content.ts'

/** The words of the provider pages of K, W and M (specification, section 2). */
export const providerPages: CatalogueInput['guides']['providerPages'] = [
  {
    providerId: 'kinetic',
    reasons: [
      {
        title: 'Fiber outside the big cities',
        text: 'Kinetic builds fiber in small towns and rural areas.',
      },
      {
        title: 'Equal speeds on fiber',
        text: 'Fiber plans upload as fast as they download. DSL uploads are slower.',
      },
      {
        title: 'No annual contract',
        text: 'You don’t sign up for a year or longer.',
      },
    ],
  },
  {
    providerId: 'wow',
    callHours: '7 days a week, 8 AM–12 AM EST',
    reasons: [
      { title: 'Two networks', text: 'Cable in most areas, fiber with equal speeds in newer ones.' },
      { title: 'Unlimited data', text: 'No charge for using more data in a month.' },
      {
        title: 'No annual contract',
        text: 'You don’t sign up for a year or longer.',
      },
    ],
  },
  {
    providerId: 'metronet',
    reasons: [
      { title: 'Fiber to the home', text: 'The whole line is fiber, so uploads are as fast as downloads.' },
      {
        title: 'A published standard rate',
        text: 'You can see today what the plan costs after the first year.',
      },
      {
        title: 'An optional price lock',
        text: 'On some plans you can pay a little more a month, and the price stays for years.',
      },
    ],
  },
]
