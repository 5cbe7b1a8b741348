import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { later } from '../first-load/later.tsx'
import { beginPage } from './begin-page.ts'
import { dismissToastsOfLastPage, type Toast, toasts } from './toasts.ts'

const ToastCard = later(() => import('./toast-card.tsx').then(module => module.ToastCard))

/** Without a connection the card's own code may not load; the message is shown anyway. */
const shown = (toast: Toast) => (
  <ToastCard
    key={toast.id}
    toast={toast}
    lost={
      <div
        className={`rounded-card border bg-raised p-4 shadow-soft ${toast.tone === 'alarm' ? 'border-alarm' : 'border-line'}`}
      >
        <p className="font-semibold">{toast.title}</p>
        {toast.description ? <p className="text-sm text-soft">{toast.description}</p> : null}
      </div>
    }
  />
)

/** Where toasts appear. Two live regions that are always there, because screen readers announce only changes inside one. */
export function ToastRegion() {
  const all = toasts.use()
  const { pathname } = useLocation()
  const onTheWay = useNavigation().state !== 'idle'
  const page = useRef(pathname)
  const leftAt = useRef<number>(undefined)
  useEffect(() => {
    if (page.current !== pathname) {
      dismissToastsOfLastPage(leftAt.current ?? performance.now())
      leftAt.current = undefined
      beginPage()
    }
    page.current = pathname
  }, [pathname])
  useEffect(() => {
    if (onTheWay) leftAt.current ??= performance.now()
    else leftAt.current = undefined
  }, [onTheWay])
  // Somebody who starts doing something may soon need a message, possibly without a connection.
  useEffect(() => addEventListener('focusin', ToastCard.prepare, { once: true }), [])
  const urgent = all.filter(toast => toast.tone === 'alarm')
  const calm = all.filter(toast => toast.tone !== 'alarm')
  return (
    <div
      data-testid="toasts"
      // Above the bar at the bottom, and on wide screens away from the order buttons, the chat and the link to the top.
      // A chat that fills a phone has its own field down there.
      className="no-print toast-region"
    >
      <div role="alert" className="flex w-full flex-col gap-2">
        {urgent.map(shown)}
      </div>
      <div role="status" className="flex w-full flex-col gap-2">
        {calm.map(shown)}
      </div>
    </div>
  )
}
