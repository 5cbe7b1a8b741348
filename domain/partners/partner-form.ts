import { z } from 'zod/mini'
import { asOneLine } from '#domain/shared/one-line.ts'
import { isPartnerMark } from '#domain/shared/partner-mark.ts'

export const MOST_SITES = 20
export const MOST_QUOTA = 1_000_000

/** The origin on a line; null if it isn't one. Plain `http` is only allowed for a developer's own machine. */
export function originOf(line: string): string | null {
  const url = URL.parse(line.trim())
  if (!url || url.username || url.password || url.search || url.hash || url.pathname !== '/') return null
  // Wildcards and anything that would end a policy are not host names; URL.parse lets some through.
  if (!/^[a-z0-9.-]+(?::\d+)?$/.test(url.host)) return null
  if (url.protocol === 'https:') return url.origin
  return url.protocol === 'http:' && url.hostname === 'localhost' ? url.origin : null
}

const linesOf = (text: string) => text.split(/[\n,]/).flatMap(line => (line.trim() ? [line.trim()] : []))

const name = z
  .string()
  .check(z.overwrite(asOneLine), z.minLength(2, 'Enter the name of the partner'), z.maxLength(100))

const mark = z
  .string()
  .check(
    z.trim(),
    z.refine(isPartnerMark, 'Use 1 to 40 small letters, digits and dashes, such as city-of-austin'),
  )

/** One origin per line, as people type them. */
const sites = z.pipe(
  z.string().check(
    z.maxLength(4_000),
    z.refine(
      text => linesOf(text).every(line => originOf(line) !== null),
      'Write one site a line, such as https://www.city.example, without a path',
    ),
    z.refine(text => linesOf(text).length <= MOST_SITES, `At most ${MOST_SITES} sites`),
  ),
  z.transform(text => [...new Set(linesOf(text).flatMap(line => originOf(line) ?? []))]),
)

/** An empty field is no zero, which switches a partner off. */
const dailyQuota = z.pipe(
  z.transform((typed: unknown) => (typeof typed === 'string' && typed.trim() === '' ? undefined : typed)),
  z.coerce
    .number('Enter a number')
    .check(z.int('Enter a whole number'), z.minimum(0), z.maximum(MOST_QUOTA, 'At most 1,000,000')),
)

/** A new partner. */
export const newPartner = z.object({ name, mark, sites, dailyQuota })
/** What may change about a partner; its mark stays. `version` is the one that was seen. */
export const partnerChange = z.object({
  ...{ id: z.uuid(), name, sites, dailyQuota },
  version: z.coerce.number().check(z.int()),
})
