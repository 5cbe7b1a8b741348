import { z } from 'zod'
import { brand } from '#platform/brand.ts'

/** Said with every answer that leaves the site: who answers, and what we earn. */
export const DISCLOSURE = `${brand.name} is an independent comparison site. We may earn a commission from a provider when somebody orders through us; it changes neither prices nor the order of plans.`

/** A page of ours that goes on from an answer, as an address that opens anywhere. */
export type AnswerPage = { label: string; url: string }

/** What every answer to another program carries beside its figures. */
export const answerFacts = {
  /** The whole answer in plain sentences and lines. */
  summary: z.string().describe('The answer in plain sentences; safe to show as it stands.'),
  /** How sure it is, and from whom that is known. */
  certainty: z.string().describe('How sure the answer is and who says so. Tell it with the answer.'),
  /** The day on which the catalog's prices were right. */
  pricesAsOf: z.iso.date(),
  disclosure: z.string().describe('Tell it wherever plans are recommended.'),
  links: z.array(z.object({ label: z.string(), url: z.url() })),
}

/** The site and the day that answers speak of. */
export type AnswerDeps = { catalogue: { asOf: string }; siteUrl: string }

/** An answer with what is said of all of them. `pages` are paths of this site. */
export function answerWith<Facts extends object>(
  { catalogue, siteUrl }: AnswerDeps,
  said: { summary: string; certainty: string; pages: readonly { label: string; path: string }[] },
  facts: Facts,
) {
  return {
    summary: said.summary,
    certainty: said.certainty,
    pricesAsOf: catalogue.asOf,
    disclosure: DISCLOSURE,
    links: said.pages.map(({ label, path }): AnswerPage => ({ label, url: `${siteUrl}${path}` })),
    ...facts,
  }
}

/** Where people order, and where they ask to be called: both pages ask for their consent themselves. */
export const peoplesPages = (zip?: string) => [
  {
    label: zip ? `Compare and order for ${zip}` : 'Compare and order for a ZIP code',
    path: zip ? `/results?zip=${zip}` : '/results',
  },
  { label: 'Ask for a call', path: '/quote' },
]
