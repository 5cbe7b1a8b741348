/** How long an invitation is good for. */
export const INVITE_HOURS = 72
