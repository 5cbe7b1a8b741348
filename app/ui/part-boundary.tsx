import { Component, type ReactNode } from 'react'

/** Keeps a fault of one part, such as code that did not arrive, from taking the page with it. */
export class PartBoundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
