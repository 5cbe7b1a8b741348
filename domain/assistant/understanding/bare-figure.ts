import type { Dialogue } from '../dialogue.ts'

/** `How fast is 300`, `is 500 fast`: of a speed, and of no plan. */
const howFast =
  /^(?:(?:and|so|ok|but|hm+|wait)[, ]+)*(?:how fast is (?:a )?(\d{2,4})|(?:what is|whats|what does)(?: the)? (\d{3,4})(?: ?(?:mbps|megs?))? (?:mean|stand for)|is (\d{2,4}) (?:really |considered |even )?(?:fast|slow|a lot))(?: (?:really|actually|though|tho))?[?.! ]*$/i
/** `What would 500 cost`. */
const whatPrice =
  /^(?:(?:and|so|ok|but|hm+|wait)[, ]+)*(?:what (?:would|does|will|is)|whats|how much (?:would|is|for|does)) (?:a |the )?(\d{3,4})(?: ?(?:mbps|megs?|mb))?(?: (?:plan|one))?(?: (?:cost|be|run|go for))?(?: (?:me|us|a month|per month|then))*[?.! ]*$/i
const ofPrice = /\b(?:cost|how much|price|run|go for)\b/i

/** A figure alone as the speed that it means: what it is good for, or what it costs after what a home needs. */
export function withSpeedMeant(said: string, { providers, topic, people }: Dialogue): string {
  const [, fast, mean, slow] = providers.length === 1 ? [] : (howFast.exec(said.trim()) ?? [])
  const meant = fast ?? mean ?? slow
  if (meant) return `what does ${meant} Mbps handle`
  const isOfHome = topic === 'speed_need' && people !== null && ofPrice.test(said)
  const [, priced] = isOfHome ? (whatPrice.exec(said.trim()) ?? []) : []
  return priced === undefined ? said : `the cheapest with ${priced} Mbps`
}
