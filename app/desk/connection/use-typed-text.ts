import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { routerHere } from './router-here.ts'
import { keepTypedText, typeAgain } from './typed-text.ts'

const SIGN_IN = '/desk/sign-in'

/** What was typed outlives the end of a session: it stands there again once `member` has signed in anew. */
export function useTypedText(member: string | undefined): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (member === undefined) return
    typeAgain(member, pathname + search)
    return routerHere()?.subscribe(({ navigation, location }) => {
      // The screen still stands when the router hears where it is sent.
      const isSentAway = navigation.location?.pathname === SIGN_IN && location.pathname !== SIGN_IN
      if (isSentAway) keepTypedText(member, location.pathname + location.search)
    })
  }, [member, pathname, search])
}
