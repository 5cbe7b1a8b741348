/** One page of a long list. `page` counts from 1; `pages` is at least 1. */
export type Page<T> = { entries: T[]; page: number; pages: number }

/** Which page to show: a number outside the list gives the nearest page. */
export function pageNumber(wanted: string | null, pages: number): number {
  const number = wanted !== null && /^\d{1,6}$/.test(wanted) ? Number(wanted) : 1
  return Math.min(Math.max(1, number), Math.max(1, pages))
}
