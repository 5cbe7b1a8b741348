import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { MAX_PICKED } from '#domain/comparison/pick-plans.ts'
import { buttonClass } from './button.tsx'

type Props = {
  /** The picked plans by their full names. */
  names: readonly string[]
  /** The query without any picks. */
  clear: string
  /** The link to the comparison, shown from the second plan on. */
  children: ReactNode
}

/** What has been picked so far, visible wherever the screen has room for it (look.css), with a link to the comparison. */
export function PickedBar({ names, clear, children }: Props) {
  if (names.length === 0) return null
  return (
    <div className="no-print picked-bar z-20 mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-edge bg-raised p-3 pl-5 shadow-soft">
      <p className="min-w-0">
        <span className="font-semibold">
          {names.length} of {MAX_PICKED} picked
        </span>
        <span className="block truncate text-sm text-soft max-sm:sr-only">{names.join(', ')}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Link
          to={{ search: clear }}
          replace
          preventScrollReset
          onClick={event => focusLastPick(event.detail > 0)}
          className={buttonClass('quiet')}
        >
          Clear
        </Link>
        {names.length > 1 ? (
          children
        ) : (
          <p className="flex min-h-11 items-center text-sm text-soft">Pick one more to compare</p>
        )}
      </div>
    </div>
  )
}

/**
 * The bar goes with its last plan: the focus moves to the box of the last plan picked on the page, where picking goes
 * on. Who pressed with a mouse looks at another place, so the page stays where it is.
 */
function focusLastPick(preventScroll: boolean) {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[name="pick"]')].filter(box =>
    box.checkVisibility(),
  )
  const last = boxes.findLast(box => box.checked) ?? boxes[0]
  last?.focus({ preventScroll })
}
