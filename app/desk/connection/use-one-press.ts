import { useEffect } from 'react'
import { connection } from './outage.ts'
import { type RouterState, routerHere } from './router-here.ts'

/** Whether a form is on its way, or the screen that it changed. What an outage had is told, and the screen read again, while it may be sent again. */
function isPosting({ navigation: { state, formMethod } }: RouterState): boolean {
  if (formMethod !== 'POST' || connection().isLost) return false
  return state === 'submitting' || (state === 'loading' && connection().unsaved === null)
}

/**
 * One press is one record: while a form is on its way no other is sent, and its button is busy. A form that an outage
 * had doesn't count.
 */
export function useOnePress(): void {
  useEffect(() => {
    const router = routerHere()
    if (!router) return
    const refuse = (event: SubmitEvent) => {
      const posts = event.target instanceof HTMLFormElement && event.target.method === 'post'
      if (!posts || !isPosting(router.state)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const showBusy = ({ submitter }: SubmitEvent) => {
      if (!submitter || !isPosting(router.state)) return
      submitter.setAttribute('aria-disabled', 'true')
      const stop = router.subscribe(state => {
        if (isPosting(state)) return
        submitter.removeAttribute('aria-disabled')
        stop()
      })
    }
    window.addEventListener('submit', refuse, true)
    window.addEventListener('submit', showBusy)
    return () => {
      window.removeEventListener('submit', refuse, true)
      window.removeEventListener('submit', showBusy)
    }
  }, [])
}
