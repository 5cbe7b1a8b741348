import { expect, test, vi } from 'vitest'
import { asksForStream, createEventStreams, type EventStream, lastEventId } from './event-streams.server.ts'

const holder = { name: 'a', most: 2 }

/** An open stream: `next` reads what has arrived so far. */
function opened(streams = createEventStreams(), name = 'a') {
  const begun = Promise.withResolvers<EventStream>()
  const ended = vi.fn<() => void>()
  const response = streams.open([{ ...holder, name }], stream => {
    begun.resolve(stream)
    return ended
  })
  const reader = response?.body?.getReader()
  return {
    response,
    reader,
    ended,
    stream: () => begun.promise,
    next: async () => {
      const { value } = (await reader?.read()) ?? {}
      return value && new TextDecoder().decode(value)
    },
  }
}

test('an event has its name, its id and its data on one line', async () => {
  const { stream, next } = opened()
  expect(await next()).toMatch(/^retry: \d+\n\n$/)
  ;(await stream()).send({ event: 'message', id: 7, data: { text: 'two\nlines' } })
  expect(await next()).toBe('event: message\nid: 7\ndata: {"text":"two\\nlines"}\n\n')
})

test('no proxy may keep or change what a stream says', () => {
  const { headers } = opened().response ?? new Response()
  expect(headers.get('x-accel-buffering')).toBe('no')
  expect(headers.get('cache-control')).toBe('no-store, no-transform')
})

test('a silent stream beats, so that nobody between takes it for dead', async () => {
  vi.useFakeTimers()
  try {
    const { next } = opened()
    await next()
    vi.advanceTimersByTime(20_000)
    expect(await next()).toBe(':\n\n')
  } finally {
    vi.useRealTimers()
  }
})

test('so many streams of one holder and no more, until one of them is gone', async () => {
  const streams = createEventStreams()
  const first = opened(streams)
  opened(streams)
  expect(opened(streams).response).toBeNull()
  expect(opened(streams, 'another').response).not.toBeNull()
  await first.reader?.cancel()
  expect(first.ended).toHaveBeenCalledOnce()
  expect(opened(streams).response).not.toBeNull()
})

test('so many streams in all and no more', () => {
  const streams = createEventStreams(1)
  opened(streams)
  expect(opened(streams, 'another').response).toBeNull()
})

test('at the end every client is told to come again, and who comes meanwhile too', async () => {
  const streams = createEventStreams()
  const { next, ended } = opened(streams)
  await next()
  streams.close()
  expect(await next()).toMatch(/^retry: \d+\n\nevent: again\ndata: null\n\n$/)
  expect(await next()).toBeUndefined()
  expect(ended).toHaveBeenCalledOnce()
  expect(streams.count()).toBe(0)
  const late = opened(streams)
  expect(await late.next()).toMatch(/^retry: \d+\n\nevent: again\n/)
  expect(late.response?.headers.get('connection')).toBe('close')
})

test('who takes nothing is cut off before much is held for them', async () => {
  const { stream, ended, reader } = opened()
  const open = await stream()
  for (let sent = 0; sent < 300; sent += 1) open.send({ event: 'message', data: 'x'.repeat(2_000) })
  expect(ended).toHaveBeenCalledOnce()
  await expect(reader?.closed).rejects.toThrow('takes nothing')
})

test('a browser says what it got last; what it may not have said is not believed', () => {
  const asking = (headers: Record<string, string>) => new Request('http://localhost/', { headers })
  expect(lastEventId(asking({ 'last-event-id': '42' }))).toBe(42)
  for (const id of ['', '-1', '1e9', '99999999999999999', 'x'])
    expect(lastEventId(asking({ 'last-event-id': id }))).toBeNull()
  expect(asksForStream(asking({ accept: 'text/event-stream' }))).toBe(true)
  expect(asksForStream(asking({ accept: '*/*' }))).toBe(false)
})
