/** How a visit came to us, in the words of the link that led here: empty if it said nothing. Never who came. */
export type Arrival = { source: string; campaign: string }

export const NO_ARRIVAL: Arrival = { source: '', campaign: '' }

/** The header by which a browser reports it with what it posts: `utm_source=…&utm_medium=…&utm_campaign=…`. */
const ARRIVAL_HEADER = 'x-arrival'

const MAX_HEADER = 400
const MAX_LENGTH = 40
/** Longer numbers, and all addresses, could identify somebody. */
const MAX_DIGITS = 8

/**
 * Reads that header. Values are shortened and normalized (lower-case letters, digits, `. _ -`); a word that could
 * identify a person, such as an address or a long number, is dropped. A browser that sends Global Privacy Control has
 * no arrival.
 */
export function readArrival(headers: Headers): Arrival {
  const told = headers.get(ARRIVAL_HEADER)
  if (!told || told.length > MAX_HEADER || headers.get('sec-gpc') === '1') return NO_ARRIVAL
  const words = new URLSearchParams(told)
  const [source, medium, campaign] = ['source', 'medium', 'campaign'].map(name =>
    plainWord(words.get(`utm_${name}`) ?? ''),
  )
  return { source: [source, medium].filter(Boolean).join(' / '), campaign: campaign ?? '' }
}

function plainWord(text: string): string {
  if (text.includes('@') || text.replace(/\D/g, '').length > MAX_DIGITS) return ''
  return text
    .toLowerCase()
    .replace(/[^a-z0-9._]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, '')
}
