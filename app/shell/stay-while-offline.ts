import { showToast } from './toasts.ts'

/**
 * Without a connection, a link to another page would end on the browser's own error page. It says so instead, and
 * the page stays as it is. A new tab takes nothing away.
 */
export function stayWhileOffline(): () => void {
  const hear = (press: MouseEvent) => {
    if (navigator.onLine || press.ctrlKey || press.metaKey || press.shiftKey) return
    const link = press.target instanceof Element ? press.target.closest('a') : null
    if (!link || link.target || link.origin !== location.origin || link.pathname === location.pathname) return
    press.preventDefault()
    showToast({
      tone: 'notice',
      title: 'You’re offline',
      description: 'This page stays open. Try the link again once you’re connected.',
    })
  }
  // Before the router, which leaves alone what is already decided.
  window.addEventListener('click', hear, { capture: true })
  return () => window.removeEventListener('click', hear, { capture: true })
}
