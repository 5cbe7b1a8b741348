/** What a device of a security seller is asked for by, as its own entry says it. */
export const deviceUses = [
  'doorbell',
  'indoors',
  'outdoors',
  /** It records, or keeps recordings. */
  'recording',
  'voice',
  /** It leaves small animals out. */
  'pets',
  /** It notices water. */
  'leaks',
  /** It calls for help. */
  'help',
] as const
export type DeviceUse = (typeof deviceUses)[number]
