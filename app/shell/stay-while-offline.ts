import { showToast } from './toasts.ts'

/**
 * Without a connection, a link or form that leads to another page would end on the browser's own error page, and what
 * was typed would be gone. It says so instead, and the page stays as it is. A new tab takes nothing away. Both are
 * listened to until the document goes; a listener that is there isn't added again.
 */
export function stayWhileOffline(): void {
  // Before the router, which leaves alone what is already decided.
  addEventListener('click', stayAtLink, true)
  // After the form's own code, which answers for what it sends itself: only one that leaves the page is left.
  addEventListener('submit', stay)
}

function stayAtLink(press: MouseEvent) {
  if (press.ctrlKey || press.metaKey || press.shiftKey) return
  // What is pressed is always an element.
  const link = (press.target as Element).closest('a')
  if (!link || link.target || link.host !== location.host || link.pathname === location.pathname) return
  stay(press)
}

function stay(event: Event) {
  if (navigator.onLine || event.defaultPrevented) return
  event.preventDefault()
  showToast({
    tone: 'notice',
    title: 'You’re offline',
    description: 'This page stays open. Try again once you’re online.',
  })
}
