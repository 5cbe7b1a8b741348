import { useContext, useEffect } from 'react'
import { type Navigation, UNSAFE_DataRouterContext as RouterContext } from 'react-router'
import { connection } from './outage.ts'

type State = { navigation: Navigation }

const isPosting = ({ navigation }: State) => navigation.state !== 'idle' && navigation.formMethod === 'POST'

/**
 * One press is one record: while a form is on its way no other is sent, and its button is busy. A form that an outage
 * had doesn't count.
 */
export function useOnePress(): void {
  // What the router does just now, before the screen knows.
  const router = useContext(RouterContext)?.router
  useEffect(() => {
    if (!router) return
    const refuse = (event: SubmitEvent) => {
      const posts = event.target instanceof HTMLFormElement && event.target.method === 'post'
      if (!posts || !isPosting(router.state) || connection().isLost) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const showBusy = ({ submitter }: SubmitEvent) => {
      if (!submitter || !isPosting(router.state)) return
      submitter.setAttribute('aria-disabled', 'true')
      const stop = router.subscribe(state => {
        if (isPosting(state) && !connection().isLost) return
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
  }, [router])
}
