import { useNavigation } from 'react-router'

/** Says that a page or a form is on its way, where that takes longer than a moment. Moves nothing that is under a pointer. */
export function BusyNote() {
  const { state } = useNavigation()
  const words = state === 'submitting' ? 'Saving …' : state === 'loading' ? 'Loading …' : ''
  return (
    // In its place also while it is empty, so that the page is not laid out again for it.
    <p role="status" className="no-print fixed bottom-3 left-3 z-10">
      {words ? (
        <span className="busy-note block rounded-control border border-line bg-raised px-3 py-1.5">
          {words}
        </span>
      ) : null}
    </p>
  )
}
