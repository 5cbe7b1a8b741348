/** Why unknown totals come last, in one sentence, for readers of a list. */
export const WHY_UNKNOWN_LAST =
  'Where a later price or a fee isn’t known we can only say what you’ll pay at least, so those come after known totals.'
