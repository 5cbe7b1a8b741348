import { useEffect } from 'react'
import type { Navigation } from 'react-router'
import { connection } from './outage.ts'

type State = { navigation: Navigation }
type Router = { state: State; subscribe(hear: (state: State) => void): () => void }

/** The router, as it shows itself to tools: what it does just now, before the screen knows. */
const routerHere = () => Reflect.get(window, '__reactRouterDataRouter') as Router | undefined

const isPosting = ({ navigation }: State) => navigation.state !== 'idle' && navigation.formMethod === 'POST'

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
  }, [])
}
