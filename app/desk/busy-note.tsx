import { useNavigation } from 'react-router'

/** Says that a page or a form is on its way, where that takes longer than a moment. Moves nothing that is under a pointer. */
export function BusyNote() {
  const { state } = useNavigation()
  const words = state === 'submitting' ? 'Saving …' : state === 'loading' ? 'Loading …' : ''
  return (
    <p
      role="status"
      className={
        words
          ? 'busy-note no-print fixed bottom-3 left-3 z-10 rounded-control border border-line bg-raised px-3 py-1.5'
          : 'sr-only'
      }
    >
      {words}
    </p>
  )
}
