import type { CatalogueInput } from '../catalogue-content.ts'

type CordCutting = CatalogueInput['guides']['cordCutting']

/** The checklist 'Top 10 Reasons to Cut the Cord' (specification, section 2). */
const reasons: CordCutting['reasons'] = [
  { title: 'A lower bill', text: 'Streaming services often cost less than a cable package.' },
  { title: 'No long contract', text: 'Most services are paid by the month and end when you say so.' },
  { title: 'Only what you watch', text: 'Choose services instead of hundreds of channels.' },
  { title: 'No box rental', text: 'A smart TV or a small stick takes the place of the cable box.' },
  { title: 'Any screen', text: 'Watch on the TV, a tablet or a phone.' },
  { title: 'On your schedule', text: 'Most shows are there when you want them.' },
  { title: 'Live TV is still there', text: 'Streaming packages carry local stations, news and sports.' },
  { title: 'No installer', text: 'Set it up yourself in a few minutes.' },
  { title: 'Easy to change', text: 'Pause one service and try another.' },
  { title: 'It moves with you', text: 'Your services work wherever you have internet.' },
]

/** What cable and streaming cost a month in cents, as the page claims (specification, section 9). */
const monthlyCosts: CordCutting['monthlyCosts'] = {
  cable: { fromCents: 10_000, toCents: 15_000 },
  streaming: { fromCents: 3500, toCents: 7500 },
}

/** The note below the comparison: the claimed streaming range does not cover live TV packages such as the featured one. */
const monthlyCostsNote =
  'Typical figures, internet not included. A streaming package with live channels and sports can cost more.'

/** The comparison of cable and streaming; prices come from `monthlyCosts`. */
const comparison: CordCutting['comparison'] = [
  { aspect: 'Contract', cable: 'Often one or two years', streaming: 'Usually by the month' },
  { aspect: 'Equipment', cable: 'Rented box for each TV', streaming: 'Smart TV or streaming stick' },
  { aspect: 'Installation', cable: 'Technician or self-install kit', streaming: 'An app' },
  { aspect: 'Local channels', cable: 'Included', streaming: 'With live TV packages or an antenna' },
  { aspect: 'Internet needed', cable: 'No', streaming: 'Yes, about 25 Mbps for each 4K screen' },
]

export const cordCutting: CordCutting = {
  featuredPackageId: 'directv-streaming',
  reasons,
  monthlyCosts,
  monthlyCostsNote,
  comparison,
}
