/** A session at the desk ends this long after sign-in, however much it is used. */
export const SESSION_HOURS = 12
/** It ends sooner when it is not used for so long. */
export const IDLE_MINUTES = 60
