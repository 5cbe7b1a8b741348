/**
 * Words of problems that a browser must know by itself, because nothing answers it, or before it asks. They stand apart
 * from the table in `problem.ts`, which uses them too, so that a page's first load does not carry the whole table.
 */

/** What a form says when nothing answers it. */
export const UNREACHABLE =
  'We could not reach our server. Check your connection and try again; what you typed is still here.'
