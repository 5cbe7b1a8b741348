/** As tall as the figures that come, so that what stands below stays in its place. */
export function CostSpace() {
  return <div aria-hidden className="mt-4 h-92 animate-pulse-soft rounded-control bg-surface" />
}
