import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createCensusGeocoder } from './census-geocoder.server.ts'

/** As recorded from the Census Bureau's service. */
const match = {
  result: {
    input: { benchmark: { benchmarkName: 'Public_AR_Current' } },
    addressMatches: [
      {
        coordinates: { x: -80.2787, y: 25.7129 },
        addressComponents: { zip: '33146', city: 'CORAL GABLES', state: 'FL', streetName: 'DIXIE' },
        matchedAddress: '1320 S DIXIE HWY, CORAL GABLES, FL, 33146',
      },
    ],
  },
}
const address = { street: '1320 S Dixie Hwy', city: 'Coral Gables', state: 'FL', zipCode: '33146' }

let asked: URL[] = []
let answer: (response: ServerResponse) => void = () => {}
const open = new Set<ServerResponse>()
const server = createServer((request, response) => {
  asked.push(new URL(request.url ?? '/', 'http://geocoder.test'))
  open.add(response)
  answer(response)
})
let url = ''
beforeEach(async () => {
  asked = []
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/geocoder`
})
afterEach(async () => {
  for (const response of open) response.destroy()
  open.clear()
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
})
const answering = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  answer = response => {
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}
const another = (number: number) => ({ ...address, street: `${number} Main St` })

test('a match is a place; x is the longitude', async () => {
  answering(200, match)
  const place = await createCensusGeocoder({ url }).locate(address)
  expect(place).toEqual({ latitude: 25.7129, longitude: -80.2787, state: 'FL' })
  expect(asked[0]?.pathname).toBe('/geocoder/locations/onelineaddress')
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    address: '1320 S DIXIE HWY, CORAL GABLES, FL 33146',
    benchmark: 'Public_AR_Current',
    format: 'json',
  })
})

test('no match is no place, and both answers are remembered', async () => {
  const geocoder = createCensusGeocoder({ url })
  answering(200, { result: { input: {}, addressMatches: [] } })
  expect(await geocoder.locate(address)).toBeNull()
  expect(await geocoder.locate(address)).toBeNull()
  answering(200, match)
  const together = await Promise.all([geocoder.locate(another(2)), geocoder.locate(another(2))])
  expect(together[0]).toEqual(together[1])
  expect(asked).toHaveLength(2)
})

test('a box at a post office is not asked for', async () => {
  const geocoder = createCensusGeocoder({ url })
  expect(await geocoder.locate({ ...address, street: 'P.O. Box 12' })).toBeNull()
  expect(asked).toEqual([])
})

test.each([
  ['an error', () => answering(500, 'down')],
  ['what is no JSON', () => answering(200, '<html>')],
  ['another shape', () => answering(200, { result: { addressMatches: [{ coordinates: { x: 'east' } }] } })],
  [
    'a place off the earth',
    () => answering(200, { result: { addressMatches: [{ coordinates: { x: 1, y: 200 } }] } }),
  ],
  ['a redirect', () => answering(302, '', { location: 'http://127.0.0.1:9/' })],
  ['too much', () => answering(200, ' '.repeat(600_000))],
  [
    'a broken connection',
    () => {
      answer = response => response.socket?.destroy()
    },
  ],
])('%s is a failure and no place, and is not remembered', async (_, fail) => {
  const geocoder = createCensusGeocoder({ url })
  fail()
  await expect(geocoder.locate(address)).rejects.toThrow()
  answering(200, match)
  expect(await geocoder.locate(address)).not.toBeNull()
})

test('a geocoder that hangs is left alone after three visitors', async () => {
  answer = () => {}
  const geocoder = createCensusGeocoder({ url, timeoutMs: 500 })
  for (const number of [1, 2, 3]) await expect(geocoder.locate(another(number))).rejects.toThrow(/timeout/i)
  await expect(geocoder.locate(another(4))).rejects.toThrow('rests')
  expect(asked).toHaveLength(3)
})

test('after its rest it is asked again', async () => {
  const geocoder = createCensusGeocoder({ url, restMs: 200 })
  answering(500, 'down')
  for (const number of [1, 2, 3]) await expect(geocoder.locate(another(number))).rejects.toThrow('500')
  answering(200, match)
  await expect.poll(() => geocoder.locate(another(5)).catch(() => null), { timeout: 10_000 }).not.toBeNull()
})

test('few requests run at once, and a crowd is turned away instead of waiting in line', async () => {
  let running = 0
  let most = 0
  answer = response => {
    running += 1
    most = Math.max(most, running)
    setTimeout(() => {
      running -= 1
      response.end(JSON.stringify(match))
    }, 20)
  }
  const geocoder = createCensusGeocoder({ url })
  const all = await Promise.allSettled(
    Array.from({ length: 60 }, (__, index) => geocoder.locate(another(index))),
  )
  expect(most).toBeLessThanOrEqual(8)
  expect(all.filter(one => one.status === 'fulfilled')).toHaveLength(32)
})
