/**
 * Messages for problems that a browser must know by itself, because nothing answers it, or before it asks. They are
 * separate from the table in `problem.ts`, which uses them, too, so that a page's first load doesn't carry the whole
 * table.
 */

/** A form's message when nothing answers. */
export const UNREACHABLE =
  'We could not reach our server. Check your connection and try again; what you typed is still here.'
