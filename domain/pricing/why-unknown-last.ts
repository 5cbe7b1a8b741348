/** Why unknown totals come last, in one sentence, for readers of a list. */
export const WHY_UNKNOWN_LAST =
  'Totals with “at least” or “about” come after known ones: a price or a fee isn’t known.'
