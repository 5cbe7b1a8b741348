/** As tall as the figures that will appear, so that what is below stays in place. */
export function CostSpace() {
  return <div aria-hidden className="mt-4 h-100 animate-pulse-soft rounded-control bg-surface" />
}
