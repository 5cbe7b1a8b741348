import { useNavigation } from 'react-router'

/** A line at the top during a slow navigation; quick ones end before it shows. */
export function LoadingBar() {
  const busy = useNavigation().state !== 'idle'
  return (
    <div
      role="progressbar"
      aria-label="Loading"
      hidden={!busy}
      className="fixed inset-x-0 top-0 z-50 h-1 animate-late bg-lamp"
    />
  )
}
