/** A reason of a 'why choose' or benefits section. */
export type Reason = { title: string; text: string }

/** The provider page of K (specification, sections 2 and 9). */
export const kineticPage = {
  heroFromCents: 2499,
  whyChoose: [
    {
      title: 'Fiber outside the big cities',
      text: 'Kinetic builds fiber in small towns and rural areas of 18 states.',
    },
    {
      title: 'Equal speeds on fiber',
      text: 'Fiber plans upload as fast as they download. DSL uploads are slower.',
    },
    {
      title: 'No annual contract',
      text: 'You can change or cancel the plan without an early termination fee.',
    },
  ],
} as const satisfies { heroFromCents: number; whyChoose: readonly Reason[] }

/** The provider page of W: call banner and benefits (specification, section 2). */
export const wowPage = {
  heroFromCents: 3000,
  callHours: '7 days a week, 8 AM–12 AM EST',
  benefits: [
    { title: 'Two networks', text: 'Cable in most areas, fiber with equal speeds in newer ones.' },
    { title: 'Unlimited data', text: 'No charge for using more data in a month.' },
    {
      title: 'No annual contract',
      text: 'You can change or cancel the plan without an early termination fee.',
    },
  ],
} as const satisfies { heroFromCents: number; callHours: string; benefits: readonly Reason[] }

/**
 * The provider page of M. Its hero advertises $29.99 where the plan table says $29.95 (specification, section 9); both
 * stand as given. Lock and installation fee are in `metronet-plans.ts`.
 */
export const metronetPage = {
  heroFromCents: 2999,
  whyChoose: [
    { title: 'Fiber to the home', text: 'The whole line is fiber, so uploads are as fast as downloads.' },
    {
      title: 'A published standard rate',
      text: 'You can see today what the plan costs after the first year.',
    },
    {
      title: 'An optional price lock',
      text: 'For $5.00 a month more the price of three plans stays for 36 months.',
    },
  ],
} as const satisfies { heroFromCents: number; whyChoose: readonly Reason[] }
