import { type ReactNode, useEffect, useState } from 'react'

type Props = {
  label: string
  choices: readonly string[]
  first: string
  /** What its lines are, in words. */
  legend?: string
  children: (chosen: string) => ReactNode
}

/**
 * The place of a chart, which needs script, with the figure that it shows. The table below holds the same, so that nothing is
 * missing without it.
 */
export function ChartPlace({ label, choices, first, legend, children }: Props) {
  const [chosen, choose] = useState(first)
  const [inBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  const shown = choices.includes(chosen) ? chosen : first
  return (
    <div className="mb-4 max-w-5xl noscript:hidden">
      <div role="group" aria-label={label} className="flex flex-wrap gap-2">
        {choices.map(name => (
          <button
            key={name}
            type="button"
            aria-pressed={shown === name}
            onClick={() => choose(name)}
            className="min-h-9 rounded-control border border-edge px-3 text-soft hover:text-ink aria-pressed:border-lamp aria-pressed:font-semibold aria-pressed:text-ink"
          >
            {name}
          </button>
        ))}
      </div>
      {legend ? <p className="mt-2 text-xs text-soft">{legend}</p> : null}
      {/* As tall before the chart is there as with it. */}
      <div aria-hidden className="mt-3 h-64">
        {inBrowser ? children(shown) : null}
      </div>
    </div>
  )
}
