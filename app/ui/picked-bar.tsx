import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { MAX_PICKED } from '#domain/comparison/pick-plans.ts'
import { buttonClass } from './button.tsx'
import { PICKED_BAR } from './to-picked.tsx'

const SAID_AFTER_MS = 150

type Props = {
  /** The picked plans by their full names, at least one. */
  names: readonly string[]
  /** The query without any picks. */
  clear: string
  /** The link to the comparison, shown from the second plan on. */
  children: ReactNode
}

/** What has been picked so far, visible wherever the screen has room for it (look.css), with a link to the comparison. */
export function PickedBar({ names, clear, children }: Props) {
  const said = useSaid(names.length)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no part of a form or a details list
    <div
      id={PICKED_BAR}
      role="group"
      aria-label="Picked plans"
      tabIndex={-1}
      className="no-print picked-bar z-20 mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-edge bg-raised p-3 pl-5 shadow-soft"
    >
      <p role="status" className="sr-only">
        {said}
      </p>
      <p className="min-w-0">
        <span className="font-semibold">
          {names.length} of {MAX_PICKED} picked
        </span>
        <span className="block truncate text-sm text-soft max-sm:sr-only">{names.join(', ')}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {names.length > 1 ? (
          children
        ) : (
          <p className="flex min-h-11 items-center text-sm text-soft">Pick one more to compare</p>
        )}
        <Link
          to={{ search: clear }}
          replace
          preventScrollReset
          onClick={event => focusLastPick(event.detail > 0)}
          className={buttonClass('quiet')}
        >
          Clear
        </Link>
      </div>
    </div>
  )
}

/** How many are picked and how to get to the bar, said a moment after it is there: screen readers announce only changes. */
function useSaid(picked: number): string {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(
      () => setSaid(`Plans to compare: ${picked} of ${MAX_PICKED}. Press Tab and Enter to go to them.`),
      SAID_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [picked])
  return said
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
