import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Dialogue } from '../dialogue.ts'

/** Whether a plan by satellite was spoken of last. */
export const isOfSatellite = (catalogue: Catalogue, dialogue: Dialogue): boolean =>
  dialogue.plans.some(id => catalogue.internetPlan(id)?.type === 'satellite')

/** Whether home security was spoken of last, and no internet. */
export function isOfAlarms(catalogue: Catalogue, { topic, providers, kind }: Dialogue): boolean {
  if (kind === 'security') return true
  const kinds = providers.flatMap(id => catalogue.provider(id)?.kinds ?? [])
  return (
    Boolean(topic?.startsWith('security')) || (kinds.length > 0 && kinds.every(one => one === 'security'))
  )
}

/** Whether services of several kinds were put together last: a bundle. */
export const isOfSeveralKinds = (
  catalogue: Pick<Catalogue, 'offering'>,
  { plans }: Pick<Dialogue, 'plans'>,
): boolean => new Set(plans.flatMap(id => catalogue.offering(id)?.kind ?? [])).size > 1

const besides = /\b(?:too|also|as well)\b/i
/** Whether TV was told of to who wants internet with it: `I need TV too`. */
export const isTvWithInternet = ({ topic, kind, question }: Dialogue): boolean =>
  topic === 'tv' && (kind === 'internet' || besides.test(question))
