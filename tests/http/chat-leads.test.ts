import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { CONSENT_YES } from '#domain/assistant/chat-texts.ts'
import { marketingConsentText } from '#domain/consent/consent-text.ts'
import { brand } from '#platform/brand.ts'
import { ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'
import { useChats } from '#tests/support/chat-visitor.ts'
import { signInStaff } from '#tests/support/staff.ts'

const site = useBuiltSite()
const { aChat, execute, queued, tellEverything } = useChats(site)

test('an order ends in a lead with the specified keys, once, and a consent record without marketing', async () => {
  const chat = aChat({ 'user-agent': 'Test browser', referer: `${ORIGIN}/bundles`, 'sec-gpc': '1' })
  const thanks = await tellEverything(chat)
  expect(thanks.response).toContain('Thank you, Ana Order!')
  expect(thanks.choices).toEqual(['Yes, I agree', 'No thanks'])
  const leads = await queued('lead', thanks.sessionId)
  expect(leads).toEqual([
    {
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
      source: `${brand.name} chat assistant`,
      lead_type: 'chat_lead',
      'Full name': 'Ana Order',
      email: 'ana@example.com',
      phone: '512 555 0100',
      address: '',
      selected_service: 'Home internet',
      provider: '',
      zip_code: '78701',
      notes: `Chat session ${thanks.sessionId}`,
    },
  ])
  const consents = () =>
    execute(sql`select source, callback_requested, marketing_calls, marketing_texts, page_url, user_agent, global_privacy_control, shown_text
      from consents where session_id = ${thanks.sessionId} order by created_at`)
  expect((await consents()).rows).toMatchObject([
    {
      source: 'chat',
      callback_requested: true,
      marketing_calls: false,
      marketing_texts: false,
      page_url: `${ORIGIN}/bundles`,
      user_agent: 'Test browser',
      global_privacy_control: true,
    },
  ])
  await chat.say(CONSENT_YES)
  const { rows } = await consents()
  expect(rows).toHaveLength(2)
  expect(rows[1]).toMatchObject({
    source: 'chat',
    callback_requested: false,
    marketing_calls: true,
    marketing_texts: true,
    shown_text: marketingConsentText(brand.defaultSalesPhone),
  })
  expect(await queued('lead', thanks.sessionId)).toHaveLength(1)

  // What names the session is for receivers: nobody at the desk reads it among their details.
  const cookie = await signInStaff(site, 'agent')
  const found = await (await site.get('/desk/people?search=ana%40example.com', { cookie })).text()
  const person = /href="(\/desk\/people\/[\w-]+)"/.exec(found)?.[1] ?? ''
  const page = await (await site.get(person, { cookie })).text()
  expect(page).toContain('Ana Order')
  expect(page.split('</main>')[0]).not.toContain('Chat session')
})

test('whoever calls about the lead of a chat finds what was said in it', async () => {
  const chat = aChat()
  for (const answer of ['I want to order', 'Bea Caller', '78701', 'Home internet', 'bea@example.com'])
    await chat.say(answer)
  const { sessionId } = await chat.say('512 555 0142')
  const { rows } = await execute(sql`select lead_id from chat_sessions where id = ${sessionId}`)
  const cookie = await signInStaff(site, 'agent', { name: 'Maria Lopez' })
  const read = async () => (await site.get(`/desk/leads/${String(rows[0]?.lead_id)}`, { cookie })).text()
  expect(await read()).toContain(`<a class="underline" href="/desk/chats/${sessionId}"`)
  // What they said to offers stands there, too, whatever it was.
  expect(await read()).toContain('asked in the chat, not answered')
  await chat.say('no thanks')
  expect(await read()).toContain('Did not agree to offers by phone or text')
})

test('answers are taken without format checks, a name of one letter too', async () => {
  const chat = aChat()
  for (const answer of ['bundle please', 'X', 'none of your business', 'jo at home']) await chat.say(answer)
  const { sessionId, response } = await chat.say('call me maybe')
  expect(response).toContain('Thank you, X!')
  expect(await queued('lead', sessionId)).toMatchObject([
    {
      'Full name': 'X',
      zip_code: 'none of your business',
      email: 'jo at home',
      phone: 'call me maybe',
      selected_service: 'bundle_inquiry',
    },
  ])
})

test('an availability question is answered for its ZIP code before the next detail is asked', async () => {
  const chat = aChat()
  expect((await chat.say('Is fiber available?')).response).toContain('ZIP code')
  const { response } = await chat.say('78701')
  expect(response).toContain('Austin, TX 78701')
  expect(response).toContain('What is your name?')
})

test('a city in place of the ZIP code is answered for, and what is no place is said to be none', async () => {
  const told = async (place: string) => {
    const chat = aChat()
    await chat.say('is it available in my area')
    return (await chat.say(place)).response
  }
  expect(await told('Austin TX')).toMatch(/^For Austin, TX .*I took 787\d\d, one of .*What is your name\?$/s)
  expect(await told('Springfield')).toMatch(/^There is a Springfield in .* and .*\. Its ZIP code tells me/)
  expect(await told('near the mall')).toMatch(/^I can’t tell where “.*mall” is\. /)
  expect(await told('00000')).toContain('I don’t know the ZIP code 00000.')
})

test('every general exchange is told with the specified keys, nobody signed in is anonymous', async () => {
  const chat = aChat({ 'user-agent': 'Test browser' })
  const { sessionId, response } = await chat.say('What is latency?')
  await chat.say('how much is metronet?')
  const told = await queued('conversation', sessionId)
  expect(told).toHaveLength(2)
  expect(told[0]).toEqual({
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    sessionId,
    userId: 'anonymous',
    userMessage: 'What is latency?',
    assistantResponse: response,
    metadata: { source: `${brand.name} chat assistant`, platform: 'web', userAgent: 'Test browser' },
  })
})

test('what is said during the questions of a lead is told to nobody but by the lead', async () => {
  const chat = aChat()
  const { sessionId } = await tellEverything(chat)
  expect(await queued('conversation', sessionId)).toEqual([])
})

test('what was answered is accepted as it is, and stored as lines', async () => {
  const chat = aChat()
  for (const answer of [
    'I want to order',
    'Ana\nUnder\u034fwood',
    '78701',
    'Home internet',
    'ana@example.com',
  ])
    await chat.say(answer)
  const thanks = await chat.say('512 555 0100')
  const [lead] = await queued('lead', thanks.sessionId)
  expect(lead).toMatchObject({ 'Full name': 'Ana Underwood', phone: '512 555 0100' })
})
