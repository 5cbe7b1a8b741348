// Runs in the page; sent there as text, so each function holds all it needs.

type Queries = {
  queryAllByRole(within: Element, role: string, options: { name?: string | RegExp }): Element[]
  queryAllByLabelText(within: Element, label: string | RegExp): Element[]
}
type WithQueries = Window & { TestingLibraryDom?: Queries }

export const hasQueries = (): boolean => 'TestingLibraryDom' in (window as WithQueries)

/**
 * A part that assistive technology and eyes both find, by its role and accessible name, or by its `label`. A name that ends
 * in an ellipsis is how the part's name begins.
 */
export function findPart(
  role: string,
  name: string | null,
  inside: string | null,
  nth: number,
  toPress: boolean,
): Element | null {
  const queries = (window as WithQueries).TestingLibraryDom
  if (!queries) return null
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const whole = (text: string) => {
    const isBeginning = text.endsWith('…')
    const words = (isBeginning ? text.slice(0, -1) : text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return new RegExp(`^${words}${isBeginning ? '' : '$'}`)
  }
  const places = inside ? [...document.querySelectorAll(inside)].filter(shown) : [document.body]
  const options = name === null ? {} : { name: whole(name) }
  const found = places.flatMap(place =>
    role === 'label'
      ? queries.queryAllByLabelText(place, whole(name ?? ''))
      : queries.queryAllByRole(place, role, options),
  )
  const part = found.filter(shown)[nth] ?? null
  // Out from under what stands fixed at the window's edges.
  part?.scrollIntoView({ block: 'center', behavior: 'instant' })
  if (!part || !toPress) return part
  // What still moves is waited for, and what lies over it, such as a passing message.
  const moves = document.getAnimations().some(({ effect, playState }) => {
    const isOver = playState !== 'running' || effect?.getComputedTiming().iterations === Infinity
    return !isOver && effect instanceof KeyframeEffect && effect.target?.contains(part)
  })
  if (moves) return null
  const { left, top, width, height } = part.getBoundingClientRect()
  const above = document.elementFromPoint(left + width / 2, top + height / 2)
  const isFree =
    above && (part.contains(above) || above.contains(part) || above.closest('label')?.contains(part))
  return isFree ? part : null
}

/** Whether words can be read on the page now. */
export function showsWords(words: string, inside: string | null): boolean {
  const places = inside ? [...document.querySelectorAll<HTMLElement>(inside)] : [document.body]
  return places.some(place => place.innerText.replace(/\s+/g, ' ').includes(words))
}

/** What the field with a label holds. */
export function valueOf(label: string): string | null {
  const [field] = (window as WithQueries).TestingLibraryDom?.queryAllByLabelText(document.body, label) ?? []
  return field instanceof HTMLInputElement ? field.value : null
}
