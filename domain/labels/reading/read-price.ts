/** What a row says about its price, in cents; `null` for what it doesn't say. */
type PriceCells = {
  monthly: number | null
  /** The introductory price, if a file gives the regular one as its monthly price. */
  intro: number | null
  /** The price after the introductory one, if a file gives the current price as its monthly price. */
  after: number | null
  introductory: boolean | null
}

/** The current price and the later one. */
export type LabelPrice = { nowCents: number; laterCents: number | null; introductory: boolean | null }

/**
 * Which of a row's prices is paid now and which later. This depends on the columns that the row fills, not on its
 * layout: files give either the later price or the current one in a separate column. An introductory price that
 * repeats the monthly one (like Metronet's) says nothing about what follows: the later price is not stated. `null` if
 * the row has no price.
 */
export function decidePrice({ monthly, intro, after, introductory }: PriceCells): LabelPrice | null {
  if (after !== null && monthly !== null) {
    const laterCents = after === monthly ? null : after
    return { nowCents: monthly, laterCents, introductory: introductory ?? laterCents !== null }
  }
  if (introductory === true && intro !== null) {
    return { nowCents: intro, laterCents: monthly === intro ? null : monthly, introductory }
  }
  return monthly === null ? null : { nowCents: monthly, laterCents: null, introductory }
}
