import { Component, type ReactNode } from 'react'

/** Keeps a fault of one part, such as code that did not arrive, from taking the page with it; says so in its place. */
export class PartBoundary extends Component<
  { fallback?: ReactNode; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { fallback = <PartLost />, children } = this.props
    return this.state.failed ? fallback : children
  }
}

function PartLost() {
  return (
    <p role="alert" className="py-4">
      This part of the page did not load. Check your connection, then{' '}
      <button
        type="button"
        onClick={() => window.location.reload()}
        className="font-semibold text-signal underline underline-offset-4"
      >
        load the page again
      </button>
      .
    </p>
  )
}
