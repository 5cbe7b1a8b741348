import { afterEach, expect, test, vi } from 'vitest'
import type { WebhookMessage } from '#domain/automation/webhook-job.server.ts'
import { TEST_WEBHOOK_SECRET, WebhookReceiver } from '#tests/support/webhook-receiver.ts'
import { createWebhookSender } from './automation-webhook.server.ts'

afterEach(() => vi.useRealTimers())

const message = (messageId: string): WebhookMessage => ({ messageId, kind: 'order', payload: {} })

test('a receiver that is left alone is tried by what somebody asked for, once, and again by everything when it is back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const receiver = await WebhookReceiver.start()
  receiver.answer = 500
  const onRecovery = vi.fn<() => void>()
  const post = createWebhookSender({ url: receiver.url, secrets: [TEST_WEBHOOK_SECRET], onRecovery })
  const ask = async (id: string) => (await post({ ...message(id), askedFor: true }))?.status
  for (const id of ['1', '2', '3']) expect(await post(message(id))).toMatchObject({ status: 500 })
  vi.setSystemTime(Date.now() + 2_000)
  expect(await post(message('4'))).toBeNull()
  expect(await ask('5')).toBe(500)
  expect(await ask('6')).toBeUndefined()
  expect(receiver.received).toHaveLength(4)

  receiver.answer = 200
  vi.setSystemTime(Date.now() + 2_000)
  expect(await ask('7')).toBe(200)
  expect(onRecovery).toHaveBeenCalledOnce()
  expect(await post(message('8'))).toMatchObject({ status: 200 })
  await receiver.close()
})
