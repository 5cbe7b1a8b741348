import { useNavigation } from 'react-router'

/** A line at the top while a slow navigation runs; quick ones end before it shows. */
export function LoadingBar() {
  const busy = useNavigation().state !== 'idle'
  return (
    <div role="progressbar" aria-label="Loading" hidden={!busy} className="fixed inset-x-0 top-0 z-50 h-1">
      <div className="h-full animate-pulse-soft bg-lamp opacity-0 delay-200 starting:opacity-0 not-[[hidden]]:opacity-100" />
    </div>
  )
}
