/** What a row says of its price, in cents; `null` for what it does not say. */
type PriceCells = {
  monthly: number | null
  /** The introductory price, where a file gives the regular one as its monthly price. */
  intro: number | null
  /** The price after the introductory one, where a file gives the price now as its monthly price. */
  after: number | null
  introductory: boolean | null
}

/** The price now and the price later. */
export type LabelPrice = { nowCents: number; laterCents: number | null; introductory: boolean | null }

/**
 * Which of a row's prices is paid now and which later, by what the row does and not by its layout: files give the
 * later price in a column of its own, or the price now in one. An introductory price that repeats the monthly one (as
 * Metronet's) says nothing about what follows: the later price is not stated. `null` where the row has no price.
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
