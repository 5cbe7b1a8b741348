import { inSentence } from '#domain/shared/first-letter.ts'
import type { PlanFacts, PlanStanding } from './plan-facts.ts'

/** How a plan stands around a ZIP code: the data are of areas, never of the house itself. */
export function standingInWords(standing: PlanStanding, zip: string): string {
  switch (standing) {
    case 'listed':
      return `Listed around ${zip}`
    case 'likely':
      return `Likely or possible around ${zip}, not confirmed`
    case 'nationwide':
      return 'Sold almost everywhere'
    case 'in-state':
      return `Sold in the state, not confirmed around ${zip}`
    case 'not-found':
      return `Not found around ${zip}`
    case 'not-checked':
      return 'Availability not checked'
  }
}

/** The upload of a plan, inside of a sentence. */
export const uploadInSentence = ({ upload }: Pick<PlanFacts['plan'], 'upload'>): string =>
  upload === null ? 'upload not published' : `${inSentence(upload)} upload`
