import { afterAll, expect, test } from 'vitest'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { priceOf } from '#tests/support/catalogue-prices.ts'
import { ModelServer } from '#tests/support/model-server.ts'

const model = await ModelServer.start()
afterAll(() => model.close())
const site = useBuiltSite({
  ASSISTANT_BASE_URL: model.baseUrl,
  ASSISTANT_API_KEY: 'test-key',
  ASSISTANT_MODEL: 'test-model',
})

async function ask(message: string): Promise<string> {
  const answer = await site.postJson('/api/chat-assistant', { message, sessionId: null, userId: null })
  return ((await answer.json()) as { response: string }).response
}

test('with a language model set, it answers by the tools of the site', async () => {
  model.choose = () => ({ name: 'price_over_time', input: { provider: 'Metronet', service: '500 Mbps' } })
  const response = await ask('how much is metronet')
  expect(response).toContain(priceOf('metronet-500'))
  expect(response).toContain('Metronet: /metronet')
  expect(model.calls).toHaveLength(2)
})

test('the model is told nothing of the lead but name, ZIP code and service, and only after it is complete', async () => {
  let cookie = ''
  const say = async (message: string) => {
    const answer = await site.postJson(
      '/api/chat-assistant',
      { message, sessionId: null, userId: null },
      cookie ? { cookie } : {},
    )
    cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  model.calls.length = 0
  for (const text of [
    'order',
    'Ana Order',
    '78701',
    'Home internet',
    'ana@example.com',
    '512 555 0100',
    'No thanks',
  ]) {
    await say(text)
  }
  expect(model.calls).toHaveLength(0)
  await say('how much is metronet')
  expect(JSON.stringify(model.calls)).not.toMatch(/ana@example\.com|512 555 0100/)
  const [known] = (model.calls[0]?.messages ?? []).filter(({ role }) => role === 'user')
  expect(known?.content).toBe(
    "The visitor's name is Ana Order, the ZIP code is 78701, the service is Home internet.",
  )
})

test('a model that is down is noticed by nobody', async () => {
  model.mode = 'http_500'
  expect(await ask('What is latency?')).toContain('milliseconds')
})
