import { data } from 'react-router'

/** What is not there. Says nothing of what else is. */
export function loader() {
  throw data(
    { title: 'Page not found', message: 'There is nothing at this address of the desk.' },
    { status: 404 },
  )
}

export default function Missing() {
  return null
}
