/** One letter, ten digits of the registration, fifteen more. */
const FCC_LENGTH = 26

/**
 * Whether a plan id follows the rule (47 CFR 8.1(a)): F or M, ten digits of the FCC registration number, fifteen
 * capital letters or digits. Other ids exist and are imported as they are.
 */
export function isFccPlanId(planId: string): boolean {
  return /^[FM]\d{10}[A-Z0-9]{15}$/.test(planId)
}

/**
 * The part of an id that stays the same when a provider reissues its labels: Spectrum's ids carry their issue date
 * after the FCC number, Cox's a rate code inside. Empty for providers whose ids show nothing like that.
 */
export function lastingPart(providerId: string, planId: string | null): string {
  if (planId?.length !== FCC_LENGTH) return ''
  if (providerId === 'spectrum') return planId.slice(17)
  return providerId === 'cox' ? `${planId.slice(11, 17)} ${planId.slice(22, 24)}` : ''
}
