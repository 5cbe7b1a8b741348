const SOLD_MARK = 'data-sold-mark'

/** The element of a server-drawn page that says whether a provider is sold at the known ZIP code. */
export const soldMarkAttribute = (providerId: string) => ({ [SOLD_MARK]: providerId })

/** Those elements, by provider. */
export const soldMarks = (): (readonly [string, Element])[] =>
  [...document.querySelectorAll(`[${SOLD_MARK}]`)].map(
    element => [element.getAttribute(SOLD_MARK) ?? '', element] as const,
  )
