const SOLD_MARK = 'data-sold-mark'
const PLAN_TOTAL = 'data-plan-total'

/** The element of a server-drawn page that says whether a provider is sold at the known ZIP code. */
export const soldMarkAttribute = (providerId: string) => ({ [SOLD_MARK]: providerId })

/** The element of such a page with a plan's total, which labels make another one at some ZIP codes. */
export const planTotalAttribute = (planId: string) => ({ [PLAN_TOTAL]: planId })

/** Those elements, by provider. */
export const soldMarks = () => marked(SOLD_MARK)

/** Those elements, by plan. */
export const planTotals = () => marked(PLAN_TOTAL)

const marked = (attribute: string): (readonly [string, Element])[] =>
  [...document.querySelectorAll(`[${attribute}]`)].map(
    element => [element.getAttribute(attribute) ?? '', element] as const,
  )
