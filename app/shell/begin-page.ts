/**
 * After going to another page the keyboard goes on at its heading, which screen readers read: what was pressed went with
 * the last page, or stands in the header. A page that has its own beginning keeps it, and so does a chat beside it.
 */
export function beginPage(): void {
  if (document.activeElement?.closest('main, dialog[open]')) return
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
