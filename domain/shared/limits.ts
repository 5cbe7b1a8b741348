/** How often one client address (or account, where named so) may do what costs us something. */
export const requestLimits = {
  lookup: { points: 60, seconds: 60 },
  zip: { points: 120, seconds: 60 },
  report: { points: 20, seconds: 600 },
  lead: { points: 10, seconds: 600 },
  order: { points: 60, seconds: 60 },
  event: { points: 120, seconds: 60 },
  sign_in: { points: 20, seconds: 60 },
  sign_in_account: { points: 10, seconds: 300 },
  sign_up: { points: 10, seconds: 600 },
} as const

export type LimitName = keyof typeof requestLimits
