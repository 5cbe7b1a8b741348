import dns, { type LookupAddress, type LookupOptions } from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { expect, test, vi } from 'vitest'
import { WebhookReceiver } from '#tests/support/webhook-receiver.ts'
import { guardedPost, mayPostTo } from './guarded-post.server.ts'
import { isPublicAddress, lookUpPublic } from './public-address.server.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '::ffff:a00:1',
  '::10.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  'not an address',
])('%s is no address of the public internet', address => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is one', address => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  ['https://hooks.example.com/in', true],
  ['https://8.8.8.8/', true],
  ['http://hooks.example.com/in', false],
  ['https://localhost/', false],
  ['https://intranet/', false],
  ['https://2130706433/', false],
  ['https://0x7f.1/', false],
  ['https://[::1]/', false],
  ['https://user:word@hooks.example.com/', false],
  ['file:///etc/passwd', false],
])('%s may be posted to: %s', (address, may) => {
  expect(mayPostTo(new URL(address), false)).toBe(may)
})

test('a name that leads to this machine is found out when it is looked up', async () => {
  const found = await new Promise<Error | null>(resolve =>
    lookUpPublic('localhost', { all: true }, error => resolve(error)),
  )
  expect(found?.name).toBe('PrivateAddressError')
})

test('a name is looked up once for each connection, which goes nowhere but to what was checked', async () => {
  const answers = [['127.0.0.1'], ['8.8.8.8', '10.0.0.7'], ['8.8.8.8', '8.8.4.4'], ['127.0.0.1']]
  const looked = vi.spyOn(dns, 'lookup').mockImplementation(((
    _name: string,
    _options: LookupOptions,
    done: (error: null, found: LookupAddress[]) => void,
  ) =>
    done(
      null,
      (answers.shift() ?? []).map(address => ({ address, family: 4 })),
    )) as typeof dns.lookup)
  syncBuiltinESMExports()
  try {
    const post = { headers: {}, body: '{}', timeoutMs: 2_000, answerBytes: 3, mayBeLoopback: true }
    const url = new URL('https://hooks.example.com/in')
    for (const _ of ['one of our own', 'one of several']) {
      await expect(guardedPost({ ...post, url })).rejects.toThrow('hooks.example.com leads to an address')
    }
    // A name that leads home a moment later was looked up by then.
    const found = await new Promise(resolve =>
      lookUpPublic('hooks.example.com', { all: true }, (_, addresses) => resolve(addresses)),
    )
    expect(found).toMatchObject([{ address: '8.8.8.8' }, { address: '8.8.4.4' }])
    expect(looked).toHaveBeenCalledTimes(3)
  } finally {
    looked.mockRestore()
    syncBuiltinESMExports()
  }
})

test('this machine is posted to where that is allowed, and only then', async () => {
  const receiver = await WebhookReceiver.start()
  const post = (mayBeLoopback: boolean) =>
    guardedPost({
      ...{ url: new URL(receiver.url), headers: { 'x-test': 'yes' }, body: '{"a":"ü"}' },
      ...{ timeoutMs: 2_000, answerBytes: 3, mayBeLoopback },
    })
  try {
    expect(await post(true)).toEqual({ status: 200, text: 'tak' })
    expect(receiver.received[0]).toMatchObject({ body: '{"a":"ü"}', headers: { 'x-test': 'yes' } })
    await expect(post(false)).rejects.toThrow('no https address')
    expect(receiver.received).toHaveLength(1)
  } finally {
    await receiver.close()
  }
})
