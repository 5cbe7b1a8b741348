import { CallLink } from '../contact/call-link.tsx'
import { Button } from '../ui/button.tsx'

/** What a visitor sees when a page failed: what happened, what still works, the number. */
export function SomethingWrong() {
  const offline = !import.meta.env.SSR && !navigator.onLine
  return (
    <div role="alert" className="page-width section-space text-center">
      <h1 className="text-3xl">{offline ? 'You’re offline' : 'Something went wrong on our side'}</h1>
      <p className="mx-auto mt-3 max-w-measure text-soft">
        We couldn’t show this page. Your cart is still in this browser. Try again in a minute, or call us.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <CallLink />
      </div>
    </div>
  )
}
