import {
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
  isBrokenCircuitError,
  wrap,
} from 'cockatiel'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { GeocodedPlace, Geocoder } from '#domain/availability/places/geocoder.server.ts'
import { formatAddress, type PostalAddress } from '#domain/shared/postal-address.ts'
import { readBounded } from './read-bounded.server.ts'

export type CensusGeocoderOptions = {
  /** Such as `https://geocoding.geo.census.gov/geocoder`. */
  url: string
  timeoutMs?: number
  /** How long a geocoder that keeps failing is left alone. */
  restMs?: number
}

const TIMEOUT_MS = 5_000
const REST_MS = 30_000
const FAILURES_BEFORE_REST = 3
const AT_ONCE = 8
const WAITING = 24
const REMEMBERED_ADDRESSES = 10_000
const REMEMBERED_MS = 24 * 60 * 60_000
const ANSWER_BYTES = 512 * 1024

/** x is the longitude. Only the center of a match is read. */
const answerSchema = z.object({
  result: z.object({
    addressMatches: z.array(
      z.object({
        coordinates: z.object({ x: z.number().min(-180).max(180), y: z.number().min(-90).max(90) }),
        addressComponents: z.object({ state: z.string().optional() }).optional(),
      }),
    ),
  }),
})

/**
 * The Census Bureau's geocoder. Answers are kept in memory for a day; few requests run at once and each has five
 * seconds. After several failures in a row it isn't called for half a minute, so that a geocoder that hangs doesn't
 * make every visitor wait. PO boxes are not looked up, because it knows none.
 */
export function createCensusGeocoder({
  url,
  timeoutMs = TIMEOUT_MS,
  restMs = REST_MS,
}: CensusGeocoderOptions): Geocoder {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(FAILURES_BEFORE_REST),
  })
  const guarded = wrap(bulkhead(AT_ONCE, WAITING), breaker)
  const remembered = new LRUCache<string, { place: GeocodedPlace | null }>({
    max: REMEMBERED_ADDRESSES,
    ttl: REMEMBERED_MS,
    ignoreFetchAbort: true,
    fetchMethod: line => guarded.execute(async () => ({ place: await ask(url, line, timeoutMs) })),
  })
  return {
    async locate(address) {
      if (isPostBox(address)) return null
      try {
        return (await remembered.fetch(formatAddress(address).toUpperCase()))?.place ?? null
      } catch (error) {
        if (isBrokenCircuitError(error))
          throw new Error('the geocoder rests after failures', { cause: error })
        throw error
      }
    },
  }
}

async function ask(url: string, line: string, timeoutMs: number): Promise<GeocodedPlace | null> {
  const question = new URL(`${url.replace(/\/$/, '')}/locations/onelineaddress`)
  question.search = new URLSearchParams({
    address: line,
    benchmark: 'Public_AR_Current',
    format: 'json',
  }).toString()
  const response = await fetch(question, {
    headers: { accept: 'application/json', 'user-agent': 'Plainwire/1' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`the geocoder answered ${response.status}`)
  }
  const text = await readBounded(response, ANSWER_BYTES)
  if (text === null) throw new Error('the geocoder answered too much')
  const answer = answerSchema.parse(JSON.parse(text))
  const [match] = answer.result.addressMatches
  if (!match) return null
  const { x, y } = match.coordinates
  return { latitude: y, longitude: x, state: match.addressComponents?.state ?? null }
}

function isPostBox({ street }: PostalAddress): boolean {
  return /^\s*p\.?\s*o\.?\s*box\b/i.test(street)
}
