import { z } from 'zod'
import { spanOfDays } from '#domain/catalog/price-dates.ts'
import { exampleZip } from '#domain/shared/example-zip.ts'
import { fiveDigitZip } from '#domain/shared/zip-code.ts'
import { brand } from '#platform/brand.ts'

/** Included in every answer that leaves the site: who answers, and what we earn. */
export const DISCLOSURE = `${brand.name} is an independent comparison site and reseller. We may earn a commission from a provider when somebody orders through us; it changes neither prices nor the order of plans.`

/** A page of ours that continues from an answer, as an absolute address. */
type AnswerPage = { label: string; url: string }

/** What every answer says besides its figures. */
export type PublicAnswer = {
  summary: string
  certainty: string
  pricesAsOf: string
  disclosure: string
  links: readonly AnswerPage[]
}

/** What every answer to another program carries besides its figures. */
export const answerFacts = {
  /** The whole answer in plain sentences and lines. */
  summary: z.string().describe('The answer in plain sentences; safe to show as it stands.'),
  /** How certain it is, and where that comes from. */
  certainty: z.string().describe('How sure the answer is and who says so. Tell it with the answer.'),
  pricesAsOf: z.iso
    .date()
    .describe('No price of this answer was checked before this day; each plan has its own.'),
  disclosure: z.string().describe('Tell it wherever plans are recommended.'),
  links: z.array(z.object({ label: z.string(), url: z.url() })),
}

export const zip = z
  .string()
  .trim()
  .regex(/^\d{5}(?:-\d{4})?$/, 'Give a ZIP code of five digits')
  .overwrite(fiveDigitZip)
  .describe('A US ZIP code: its five digits count.')
  .check(exampleZip)

/** The site and the date that answers refer to. */
export type AnswerDeps = { catalogue: { asOf: string }; siteUrl: string }

/** An answer with the parts common to all. `pages` are paths of this site. */
export function answerWith<Facts extends object>(
  { catalogue, siteUrl }: AnswerDeps,
  said: {
    summary: string
    certainty: string
    pages: readonly { label: string; path: string }[]
    /** The plans whose prices it tells. */
    plans?: readonly { checkedOn: string }[]
  },
  facts: Facts,
) {
  return {
    summary: said.summary,
    certainty: said.certainty,
    pricesAsOf: spanOfDays((said.plans ?? []).map(plan => plan.checkedOn))?.from ?? catalogue.asOf,
    disclosure: DISCLOSURE,
    links: said.pages.map(({ label, path }): AnswerPage => ({ label, url: `${siteUrl}${path}` })),
    ...facts,
  }
}

/** Where people order, and where they ask for a call: both pages ask for their consent themselves. */
export const peoplesPages = (zip?: string) => [
  {
    label: zip ? `Compare and order for ${zip}` : 'Compare and order for a ZIP code',
    path: zip ? `/results?zip=${zip}` : '/results',
  },
  { label: 'Ask for a call', path: '/quote' },
]
