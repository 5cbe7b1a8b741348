/** Within how many hours a representative calls about an order or request (specification, section 9). */
export const CALLBACK_HOURS = 24

const PROMISED_MS = CALLBACK_HOURS * 3_600_000

/** Within which time somebody who asked then hears from us. Where we're closed for all of the 24 hours, they count from when we open. */
export const withinWords = (askedAt: Date, callBy: Date | null): string =>
  `within ${CALLBACK_HOURS} hours${callBy && +callBy - +askedAt > PROMISED_MS ? ' after we open again' : ''}`
