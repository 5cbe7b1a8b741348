/** A desk session ends this long after sign-in, no matter how much it is used. */
export const SESSION_HOURS = 12
/** It ends sooner when it hasn't been used for this long. */
export const IDLE_MINUTES = 60
