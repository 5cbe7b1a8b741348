import { open, rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { ExponentialBackoff, handleWhen, retry } from 'cockatiel'
import yauzl from 'yauzl'
import { z } from 'zod'
import { FccAccessError, type FccFile, type FccSource } from '#domain/availability/coverage-data/fcc-files.ts'
import { createPacer } from './fcc-pacer.server.ts'
import { networkWords } from './network-words.ts'
import { readBounded } from './read-bounded.server.ts'

export type FccClientOptions = {
  /** Such as `https://broadbandmap.fcc.gov/api/public`; nothing is sent to any other host. */
  url: string
  username: string
  token: string
  callsAMinute: number
  /** The wait before the first retry; it doubles each time. */
  firstWaitMs?: number
}

export type FccClientWatch = { stop?: AbortSignal | undefined; failed?: (words: string) => void }

const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 5 * 60_000
const TRIES = 5
const LIST_TIMEOUT_MS = 60_000
const DOWNLOAD_TIMEOUT_MS = 60 * 60_000
const LIST_BYTES = 64 * 1024 ** 2
const ZIP_BYTES = 16 * 1024 ** 3
const CATEGORIES = ['State', 'Summary', 'Provider']

const datesSchema = z.object({
  data: z.array(z.object({ data_type: z.string(), as_of_date: z.string() })),
})
const numeric = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
const filesSchema = z.object({
  data: z.array(
    z.object({
      file_id: numeric,
      category: z.string(),
      subcategory: z.string(),
      technology_code: numeric.nullish().catch(null),
      state_fips: z.string().nullish(),
      file_type: z.string(),
      file_name: z.string().regex(/^[\w.-]{1,200}$/),
      // A string in the recorded answers.
      record_count: numeric.nullish().catch(null),
    }),
  ),
})

/** A fault that may be gone the next time: the server's, the network's, or a broken transfer. */
class PassingFault extends Error {
  override name = 'PassingFault'
}

/**
 * The FCC's broadband data API: lists and downloads at the pace it allows, retries with growing waits after server
 * faults, resets, refusals of too many calls and broken transfers, and gives up after five tries. `stop` ends it in the
 * middle of a file and of a wait; `failed` is told of each try that is repeated.
 */
export function createFccClient(
  { url, username, token, callsAMinute, firstWaitMs = FIRST_WAIT_MS }: FccClientOptions,
  { stop = new AbortController().signal, failed = () => {} }: FccClientWatch = {},
): FccSource {
  const base = url.replace(/\/$/, '')
  const pace = createPacer(callsAMinute)
  const retrying = retry(
    handleWhen(error => error instanceof PassingFault),
    {
      maxAttempts: TRIES - 1,
      backoff: new ExponentialBackoff({ initialDelay: firstWaitMs, maxDelay: LONGEST_WAIT_MS }),
    },
  )

  retrying.onRetry(again =>
    failed('error' in again && again.error instanceof Error ? again.error.message : ''),
  )
  const again = { execute: <T>(work: () => Promise<T>) => unlessStopped(stop, retrying.execute(work, stop)) }

  async function call(path: string, timeoutMs: number): Promise<Response> {
    await pace()
    const response = await fetch(base + path, {
      headers: { username, hash_value: token, 'user-agent': 'Plainwire/1' },
      redirect: 'manual',
      signal: AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]),
    }).catch((cause: unknown) => {
      throw new PassingFault(`the FCC could not be reached (${networkWords(cause)})`, { cause })
    })
    if (response.status === 200) return response
    await response.body?.cancel()
    throw await faultOf(response)
  }

  /** Waits as long as the FCC asks for, within reason, before the fault is reported. */
  async function faultOf(response: Response): Promise<Error> {
    const { status } = response
    if (status === 401 || status === 403) {
      return new FccAccessError(
        `The FCC refuses the account (${status}). Check FCC_API_USERNAME (the account's email) and FCC_API_TOKEN (44 characters, made on broadbandmap.fcc.gov under Manage API Access).`,
      )
    }
    if (status === 429 || status >= 500) {
      const asked = Number(response.headers.get('retry-after') ?? 0) * 1_000
      if (asked > 0) await new Promise(resolve => setTimeout(resolve, Math.min(asked, LONGEST_WAIT_MS)))
      return new PassingFault(`the FCC answered ${status}`)
    }
    if (status >= 300 && status < 400)
      return new Error('the FCC sent us to another address, which is refused')
    return new Error(`the FCC answered ${status}`)
  }

  const list = <Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.infer<Schema>> =>
    again.execute(async () => {
      const response = await call(path, LIST_TIMEOUT_MS)
      try {
        return schema.parse(JSON.parse((await readBounded(response, LIST_BYTES)) ?? ''))
      } catch (cause) {
        throw new PassingFault('the FCC answered something else than a list', { cause })
      }
    })

  return {
    async asOfDates() {
      const { data } = await list('/map/listAsOfDates', datesSchema)
      const dates = data
        .filter(one => one.data_type === 'availability')
        .map(one => one.as_of_date.slice(0, 10))
      return [...new Set(dates)].filter(date => /^20\d\d-(06-30|12-31)$/.test(date)).toSorted()
    },
    async files(asOf) {
      const found = new Map<number, FccFile>()
      for (const category of CATEGORIES) {
        const path = `/map/downloads/listAvailabilityData/${asOf}?category=${category}`
        for (const one of (await list(path, filesSchema)).data) {
          found.set(one.file_id, {
            id: one.file_id,
            category: one.category,
            subcategory: one.subcategory,
            technology: one.technology_code ?? null,
            stateFips: one.state_fips ?? null,
            fileType: one.file_type,
            name: one.file_name.replace(/\.(zip|csv)$/i, ''),
            rows: one.record_count ?? null,
          })
        }
      }
      return [...found.values()]
    },
    download: (file, path) =>
      again.execute(async () => {
        const part = `${path}.part`
        const response = await call(
          `/map/downloads/downloadFile/availability/${file.id}`,
          DOWNLOAD_TIMEOUT_MS,
        )
        try {
          await store(response, part)
          await rename(part, path)
        } catch (cause) {
          await rm(part, { force: true })
          throw new PassingFault(`${file.name} did not come whole (${networkWords(cause)})`, { cause })
        }
      }),
  }
}

/** Saves a body and checks that all of it arrived and that it is a zip with an end. */
async function store(response: Response, path: string): Promise<void> {
  if (!response.body) throw new Error('an empty answer')
  const said = Number(response.headers.get('content-length') ?? 0)
  if (said > ZIP_BYTES) throw new Error('too large')
  // Open before anything can fail: a file that is still being opened would appear after it was removed.
  const file = await open(path, 'w')
  await pipeline(response.body, file.createWriteStream())
  const { size } = await stat(path)
  if (said > 0 && size !== said) throw new Error(`${size} of ${said} bytes`)
  const zip = await yauzl.openPromise(path)
  zip.close()
  if (zip.entryCount !== 1) throw new Error(`a zip of ${zip.entryCount} files`)
}

/** What comes of the work, or the reason for stopping as soon as there is one: what it is in the middle of ends by itself. */
async function unlessStopped<T>(stop: AbortSignal, work: Promise<T>): Promise<T> {
  stop.throwIfAborted()
  const { promise: stopped, reject } = Promise.withResolvers<never>()
  const end = () => reject(stop.reason)
  stop.addEventListener('abort', end)
  try {
    return await Promise.race([work, stopped])
  } finally {
    stop.removeEventListener('abort', end)
  }
}
