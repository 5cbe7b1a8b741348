/** How long an invitation works. */
export const INVITE_HOURS = 72
