/** Whose clock the time of a call is typed by (`callTime`): the home's where its zone is known. */
export const CALL_AT = 'Call at, by the clock there'
/** And where it isn't. */
export const CALL_AT_CENTRAL = 'Call at, by Central time'
