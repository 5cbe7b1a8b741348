import { mbpsSpan } from '#domain/catalog/speed-words.ts'
import type { PlanFacts, Standing } from './plan-facts.ts'

/** How a plan stands around a ZIP code: the data are of areas, never of the house itself. */
export function standingInWords(standing: Standing, zip: string): string {
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

/** The upload of the same plan, with the reserve that its download is published with. */
export function uploadInWords({
  uploadMbps,
  uploadToMbps,
  speed,
}: Pick<PlanFacts['plan'], 'uploadMbps' | 'uploadToMbps' | 'speed'>): string {
  if (uploadMbps === null) return 'upload not published'
  const upTo = speed.startsWith('Up to ') ? 'up to ' : ''
  const typical = speed.endsWith(' typical') ? ' typical' : ''
  const mbps = mbpsSpan({ fromMbps: uploadMbps, toMbps: uploadToMbps ?? uploadMbps })
  return `${upTo}${mbps} Mbps${typical} upload`
}
