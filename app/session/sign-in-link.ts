import type { Location } from 'react-router'

/**
 * The way to the sign-in page. From the checkout it leads back to it, and on pages of the sign-in it keeps where these
 * lead on to: in their address, or in the state of the navigation.
 */
export function signInLink({ pathname, search, state }: Location<unknown>) {
  const returnTo = new URLSearchParams(search).get('returnTo')
  return {
    to: returnTo ? `/auth?${new URLSearchParams({ returnTo })}` : '/auth',
    state: pathname === '/checkout' ? { returnTo: pathname } : state,
  }
}
