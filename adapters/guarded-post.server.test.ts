import { expect, test } from 'vitest'
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
