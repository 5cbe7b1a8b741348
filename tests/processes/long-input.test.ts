import { expect, test } from 'vitest'
import { ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'
import { asRequest, changingRequests } from '#tests/support/changing-requests.ts'
import { siteAddresses } from '#tests/support/site-addresses.ts'

const site = useBuiltSite()

/** As long as headers may be in all, as `http-listener` bounds them. */
const LONG = 15_000
const pieces = [
  ' ',
  'a',
  ',',
  ';',
  '=',
  '"',
  '\\"',
  '%20',
  '../',
  '-',
  '0',
  ', ',
  ';q=',
  'a=b; ',
  '\t',
  '.',
  '(',
  ':',
]
const headers = [
  'accept-encoding',
  'accept-language',
  'accept',
  'authorization',
  'content-type',
  'cookie',
  'forwarded',
  'if-none-match',
  'origin',
  'referer',
  'user-agent',
  'x-forwarded-for',
  'sec-fetch-site',
]
const parameters = ['zip', 'q', 'address', 'returnTo', 'token', 'type', 'plan', 'zipCode', 'page']
const lengths = (length: number) => pieces.map(piece => `x${piece.repeat(length / piece.length)}x`)

/** More than the same request takes with something short; what failed took 82 ms more on a header of this length. */
const MOST_MORE_MS = 45

/** Milliseconds of the processor that this thread alone takes to answer. */
async function costOf(ask: () => Promise<Response>): Promise<number> {
  const began = process.threadCpuUsage()
  await (await ask()).arrayBuffer()
  return process.threadCpuUsage(began).user / 1_000
}

/**
 * Asks with something long; what it costs more than with something short. A processor that others use as well does less in
 * the same time: both are asked in turn until the least of each says enough.
 */
async function expectQuick(what: string, long: () => Promise<Response>, short: () => Promise<Response>) {
  let cost = await costOf(long)
  // Most are below it anyway, and the short one needs no look.
  if (cost <= MOST_MORE_MS) return
  let usual = await costOf(short)
  for (let attempt = 0; attempt < 20 && cost - usual > MOST_MORE_MS; attempt += 1) {
    cost = Math.min(cost, await costOf(long))
    usual = Math.min(usual, await costOf(short))
  }
  if (cost - usual > MOST_MORE_MS) expect.unreachable(`${what}: ${Math.round(cost - usual)} ms more`)
}

test.each(headers)('no %s, however long, costs more than a page', async name => {
  for (const value of lengths(LONG)) {
    for (const path of ['/', '/api/session', '/results?zip=78701']) {
      const ask = (header: string) => () => site.get(path, { [name]: header })
      await expectQuick(`${name}: ${value.slice(0, 12)} at ${path}`, ask(value), ask('x'))
    }
  }
})

test('no path and no query, however long, costs more than a page', async () => {
  for (const value of lengths(LONG).map(value => encodeURI(value))) {
    for (const prefix of ['/', '/provider/', '/api/', '/internet/', '/desk/', '/address-history/']) {
      const ask = (rest: string) => () => site.get(prefix + rest)
      await expectQuick(`${prefix}${value.slice(0, 12)}`, ask(value), ask('x'))
    }
  }
  const addresses = siteAddresses().filter(address => !address.startsWith('/desk'))
  let client = 0
  for (const address of addresses) {
    for (const value of [' ', '0', 'a,', '"']) {
      const ask = (given: string) => () =>
        site.get(`${address}?${new URLSearchParams(parameters.map(name => [name, given]))}`)
      site.comeFrom(`10.9.${Math.floor((client += 1) / 250)}.${client % 250}`)
      await expectQuick(`${address} of ${value}`, ask(value.repeat(4_000 / value.length)), ask('x'))
    }
  }
})

let accounts = 0

test('no field of a body, however long, costs more than a page', async () => {
  // Whoever repeats it has a name of their own.
  const cookie = await site.signUp(`longwinded${(accounts += 1)}`)
  let client = 0
  for (const request of changingRequests()) {
    for (const [name, given] of Object.entries(request.body)) {
      if (typeof given !== 'string' || name === 'intent') continue
      for (const piece of [' ', '1', 'a@', 'a.', '1,', '\\"', '\u202e']) {
        const ask = (text: string) => () => {
          const body = { ...request.body, [name]: text }
          return site.request(request.path, asRequest({ ...request, body }, ORIGIN, cookie))
        }
        site.comeFrom(`10.8.${Math.floor((client += 1) / 250)}.${client % 250}`)
        const long = `x${piece.repeat(30_000 / piece.length)}x`
        await expectQuick(`${request.path}: ${name} of ${piece}`, ask(long), ask('x'))
      }
    }
  }
})
