/** Id of the bar of picked plans. */
export const PICKED_BAR = 'picked-plans'

/** Beside the box of a picked plan, for the keyboard: the bar of picked plans is far away by Tab. */
export function ToPicked() {
  return (
    <button
      type="button"
      onClick={() => document.getElementById(PICKED_BAR)?.focus()}
      className="sr-only rounded-control bg-lamp px-4 py-2 font-semibold text-on-lamp focus:not-sr-only focus:absolute focus:z-50"
    >
      Go to picked plans
    </button>
  )
}
