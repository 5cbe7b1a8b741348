/** One letter, ten digits of the registration, fifteen more. */
const FCC_LENGTH = 26

/**
 * Whether a plan id has the form of the rule (47 CFR 8.1(a)): F or M, ten digits of the FCC registration number, fifteen
 * capital letters or digits. Others occur and are taken over as they are.
 */
export function isFccPlanId(planId: string): boolean {
  return /^[FM]\d{10}[A-Z0-9]{15}$/.test(planId)
}

/**
 * The part of an id that stays when a provider reissues its labels: Spectrum's ids carry the day of their issue after the
 * FCC number, Cox's a code of the rates within. Empty for providers whose ids say nothing of the kind.
 */
export function lastingPart(providerId: string, planId: string | null): string {
  if (planId?.length !== FCC_LENGTH) return ''
  if (providerId === 'spectrum') return planId.slice(17)
  return providerId === 'cox' ? `${planId.slice(11, 17)} ${planId.slice(22, 24)}` : ''
}
