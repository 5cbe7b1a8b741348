/** Whose clock the time of a call is typed by (`callTime`): the home's where its zone is known. */
export const CALL_AT = 'Call at, by the clock there'
/** And where it isn't. */
export const CALL_AT_CENTRAL = 'Call at, by Central time'
/** The same for an email, where no number was given. */
export const WRITE_AT = 'Write at, by the clock there'
export const WRITE_AT_CENTRAL = 'Write at, by Central time'
