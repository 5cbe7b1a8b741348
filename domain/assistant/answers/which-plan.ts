import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import type { Asking } from './asking.ts'
import { planName, uploadSaid } from './plan-words.ts'

/** Who asks which plan is to be taken. */
export const asksForPlan =
  /\b(?:which|what) (?:internet )?(?:plan|package|one|speed and plan)s?\b|\bwhat (?:should|would) (?:i|we|you) (?:get|take|order|pick|choose|recommend)\b|\brecommend\b/

const sendsFiles = /\buploads?\b|\bsend(?:ing)?\b.*\bfiles?\b|\bbackups?\b/

/** How fast the plans that are told upload, where it is told that much is sent; on a line of its own, or nothing. */
export function uploadsOf({ asked, catalogue }: Asking, plans: readonly InternetPlan[]): string {
  if (!sendsFiles.test(asked.text) || plans.length === 0) return ''
  const told = plans.map(plan => `${planName(catalogue, plan)}, ${uploadSaid(plan) ?? 'not published'}`)
  return `\nUpload: ${told.join('; ')}.`
}
