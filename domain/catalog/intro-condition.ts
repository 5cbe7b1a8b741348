/** A condition that says that the price is only the first one: `Introductory price for 12 months, then the standard rate.` */
const ofIntro =
  /^(?:introductory|promotional) (?:price|rate|offer)\b|^(?:advertised )?price for the first \d{1,2} months\b|(?<!\bno |\bwithout an? |\bwhether this is an )\bintroductory price\b/i

/** Whether a plan's condition speaks of a price that ends: beside a price that lasts it would be false. */
export const speaksOfIntro = (condition: string): boolean => ofIntro.test(condition)
