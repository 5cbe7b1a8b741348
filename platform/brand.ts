/** The names and addresses of the business. Settings may replace the phone number and the outside addresses. */
export const brand = {
  name: 'Plainwire',
  tagline: 'Home internet, TV and security, priced in plain sight.',
  defaultSalesPhone: '(800) 555-0142',
  /** At the top of every page (specification, section 2). */
  disclosure: 'We may earn compensation from some providers below.',
} as const

/** Where the reviews figure can be checked: name, address and ISO date. */
type ReviewsSource = { name: string; url: string; date: string }

/** What a page may know of the settings: public words and addresses, nothing secret. */
export type PublicSettings = {
  salesPhone: string
  /** Origin of the site without a trailing slash, for canonical links; empty if unknown. */
  publicUrl: string
  /** Origin of the partner site; if not set, no link leads there. */
  partnerUrl: string | null
  /** Embed address of the video; if not set, there is none. */
  videoUrl: string | null
  /** Address of the outside reviews badge script; it loads only with consent. */
  reviewsBadgeUrl: string | null
  /** Measurement id of the outside tag; it loads only with consent. */
  analyticsId: string | null
  /** Who published the reviews figure and when; if not set, the page says that the figure is our own. */
  reviewsSource: ReviewsSource | null
  /** The reviews figure if the business has set one; otherwise the catalog's. */
  reviews: { rating: number; reviews: number } | null
  /** What the strip at the top of every page says about how we earn money. */
  disclosure: string
  /** Whether emails go out; if not, they are kept and reach nobody. */
  mailsGoOut: boolean
  /** News in the same strip; empty if there is none. */
  notice: string
}

/** The `tel:` address of a US phone number as people write it. */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`
}
