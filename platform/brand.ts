/** The names and addresses that stand for the business. Settings may replace the phone and the outside addresses. */
export const brand = {
  name: 'Plainwire',
  tagline: 'Home internet, TV and security, priced in plain sight.',
  defaultSalesPhone: '(800) 555-0142',
  /** On top of every page (specification, section 2). */
  disclosure: 'We may earn compensation from some providers below.',
} as const

/** Where the reviews figure can be checked: name, address and ISO date. */
type ReviewsSource = { name: string; url: string; date: string }

/** What a page may know of the settings: public words and addresses, nothing secret. */
export type PublicSettings = {
  salesPhone: string
  /** Origin of the site without a trailing slash, for canonical links; empty where it is not known. */
  publicUrl: string
  /** Origin of the partner site; without it no link leads there. */
  partnerUrl: string | null
  /** Address of the video as it may be embedded; without it there is none. */
  videoUrl: string | null
  /** Address of the outside reviews badge script; it loads only with consent. */
  reviewsBadgeUrl: string | null
  /** Measurement id of the outside tag; it loads only with consent. */
  analyticsId: string | null
  /** Who says the figure of the reviews and when; without it the figure is called what it is, the business's own. */
  reviewsSource: ReviewsSource | null
  /** The figure of the reviews where the business has set one; the catalog's otherwise. */
  reviews: { rating: number; reviews: number } | null
  /** What the strip on top of every page says of how we earn. */
  disclosure: string
  /** News in the same strip; empty where there is none. */
  notice: string
}

/** The `tel:` address of a US phone number as people write it. */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`
}
