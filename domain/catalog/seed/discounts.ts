import type { CatalogueInput } from '../catalogue-content.ts'

type Discounts = CatalogueInput['guides']['discounts']

/**
 * The military table of four providers (specification, sections 2 and 9). The specification names three figures and no
 * provider; the fourth provider has no published figure and says so.
 */
const military: Discounts['military'] = [
  {
    providerId: 'verizon',
    figure: { kind: 'amount_off', cents: 1500 },
    eligibility: 'Active duty, veterans, reservists and Gold Star families',
    details: 'Off the monthly price of selected fiber plans. Depends on plan and address.',
  },
  {
    providerId: 'att',
    figure: { kind: 'percent_off', percent: 10 },
    eligibility: 'Active duty, veterans and their spouses',
    details: 'Off the monthly price of selected plans. Taxes and fees are not reduced.',
  },
  {
    providerId: 'xfinity',
    figure: { kind: 'credit', cents: 500 },
    eligibility: 'Active duty, veterans, reservists and National Guard',
    details: 'Credited on the monthly bill once the status is verified.',
  },
  {
    providerId: 'adt',
    figure: { kind: 'on_request' },
    eligibility: 'Active duty and veterans',
    details: 'No fixed figure is published. Ask for it before you order.',
  },
]

/** The note below the military table. */
const militaryNote =
  'We haven’t checked these terms against the providers’ own pages. Discounts differ by plan and address and can end. Confirm the figure with the provider before you order.'

/** The federal Lifeline program (specification, section 9), with the higher amount on Tribal lands (47 CFR 54.403). */
const lifeline: Discounts['lifeline'] = {
  name: 'Lifeline',
  monthlyCents: 925,
  tribalMonthlyCents: 3425,
  url: 'https://www.lifelinesupport.org',
  text: 'A federal program that lowers the monthly bill for phone or internet of low-income households, seniors and veterans among them.',
  eligibility: [
    'Household income at or below 135% of the federal poverty guidelines',
    'Or somebody in the household takes part in SNAP, Medicaid, SSI, Federal Public Housing Assistance, or Veterans and Survivors Pension',
    'One benefit per household, for phone or internet',
  ],
}

/** A program that ended. It is only named to say that nobody can offer it anymore. */
const ended: Discounts['ended'] = {
  name: 'Affordable Connectivity Program',
  endedOn: '2024-06-01',
  text: 'The Affordable Connectivity Program ended on Jun 1, 2024. You can’t enroll in it anymore.',
}

/** The three questions of the discounts page (specification, section 2). */
const questions: Discounts['questions'] = [
  {
    question: 'Which providers give military discounts?',
    pageLead: 'The table above lists {count}.',
    lead: 'Our table lists {count}.',
    answer: 'Others run offers from time to time, so it is worth asking on the phone before you order.',
  },
  {
    question: 'How do seniors qualify?',
    answer:
      'Lifeline depends on income or on taking part in a program such as SNAP or Medicaid, not on age. A senior household that meets one of these conditions qualifies.',
  },
  {
    question: 'How do I verify my military status?',
    answer:
      'Providers usually verify online with a service such as ID.me, or accept a military ID, a DD-214 or a veteran ID card.',
  },
]

export const discounts: Discounts = { military, militaryNote, lifeline, ended, questions }
