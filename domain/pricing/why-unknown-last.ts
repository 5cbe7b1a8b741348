/** Why unknown totals come last, in one sentence, for readers of a list. */
export const WHY_UNKNOWN_LAST =
  'Where a later price, a fee or the price at your address isn’t known, we can only say “at least” or “about”, so those come after known totals.'
