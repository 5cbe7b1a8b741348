import { Component, type ReactNode } from 'react'

type Props = {
  /** What replaces the part; by default a message and a retry button. */
  fallback?: ReactNode
  /** Makes a retry possible; without it only reloading the page helps. */
  onRetry?: () => void
  children: ReactNode
}

/** Keeps a fault in one part, such as code that didn't arrive, from taking down the page; says so in its place. */
export class PartBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  private readonly retry = () => {
    this.props.onRetry?.()
    this.setState({ failed: false })
  }

  override render() {
    const { fallback, onRetry, children } = this.props
    if (!this.state.failed) return children
    if (fallback !== undefined) return fallback
    return onRetry ? (
      <PartLost way="try again" onPress={this.retry} />
    ) : (
      <PartLost way="load the page again" onPress={() => window.location.reload()} />
    )
  }
}

function PartLost({ way, onPress }: { way: string; onPress(): void }) {
  return (
    <p role="alert" className="py-4">
      This part of the page did not load. Check your connection, then{' '}
      <button
        type="button"
        onClick={onPress}
        className="font-semibold text-signal underline underline-offset-4"
      >
        {way}
      </button>
      .
    </p>
  )
}
