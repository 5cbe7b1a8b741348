import { expect, test } from 'vitest'
import { type Conversation, leadSteps, newConversation } from '../conversation.ts'
import { advanceConversation } from './advance-conversation.ts'

const given = { name: 'John Smith', zipCode: '78701', serviceType: 'Home internet', email: 'j@s.co' }
/** A lead before each of its five questions. */
const leads = leadSteps.map((_, answered): Conversation['lead'] => ({
  ...newConversation.lead,
  ...Object.fromEntries(Object.entries(given).slice(0, answered)),
}))
const say = (lead: Conversation['lead'], text: string) =>
  advanceConversation(
    { ...newConversation, stage: 'lead_collection', lead },
    { text, salesPhone: '(800) 555-0142' },
  )

test.each([
  ...['leave me alone', 'i want to stop', 'end chat', 'back'],
  ...['gotta go', 'oops wrong button', 'ill think about it', 'please cancel'],
  ...['unsubscribe me', 'nevermind i dont want this', 'stop', 'exit'],
  ...['quit', 'bye', 'goodbye', 'go away'],
  ...['get lost', 'i gotta go now', 'i have to run', 'end this chat please'],
  ...['can you cancel this', 'cancel please', 'i dont want this anymore', 'i dont want to continue'],
  ...['i dont want calls', 'dont contact me', 'do not contact me again', 'stop asking me questions'],
  ...['too many questions', 'im done', 'done', 'i quit'],
  ...['no longer interested', 'im not interested', 'not interested', 'i changed my mind'],
  ...['clicked by mistake', 'i clicked the wrong thing', 'it was an accident', 'didnt mean to click that'],
  ...[
    'i didnt mean to order',
    'let me think about it',
    'i need to think about it',
    'need to talk to my wife first',
  ],
  ...['ill come back later', 'maybe later', 'remove me', 'take me off your list'],
  ...['opt out', 'lets stop here', 'can we stop', 'abort'],
  ...['forget it', 'forget the whole thing', 'nvm', 'never mind please stop'],
  ...['wrong window', 'leave', 'i want out', 'no more questions'],
  ...['enough', 'close the chat', 'this is a waste of time', 'i give up'],
  ...['just testing', 'stop calling me', 'you ask too much', 'not ready yet'],
  ...['ugh forget this', 'ok bye', 'thanks bye', 'nvm bye'],
  ...['sorry gotta go', 'no im leaving', 'actually cancel', 'please stop now'],
  ...['stop it please', 'i wanna cancel this request', 'cancel the call please', 'oops sorry wrong chat'],
  ...['never mind i changed my mind', 'nvm im good', 'nah forget this', 'just looking thanks'],
  ...['im just browsing', 'not today', 'another time', 'i have to go pick up my kids'],
  ...[
    'my baby is crying gotta go',
    'this was a mistake',
    'i do not want to sign up for anything',
    'i dont want a phone call',
  ],
  ...['i dont want anyone calling me', "i'd rather not continue", 'id rather not do this', 'lets end this'],
  ...['please end the conversation', 'STOP', 'QUIT!!', 'start over'],
  ...['stop harassing me', 'STOPPP', 'go back', 'goodnight'],
  ...['have a nice day', "i'm just looking around", 'no thanks bye'],
])('%j ends the questions, whichever is open, and nothing is stored or sent', text => {
  for (const lead of leads) {
    const { conversation, effect } = say(lead, text)
    expect([text, lead, conversation.stage]).toEqual([text, lead, 'general'])
    expect(conversation).toMatchObject({ leadInfoCollected: false, lead: newConversation.lead })
    expect(effect).toBeNull()
  }
})

test.each(['i just want prices', 'we only need the price', 'look, i just want to see prices'])(
  '%j leaves the questions, and is answered',
  text => {
    for (const lead of leads)
      expect(say(lead, text)).toMatchObject({
        conversation: { stage: 'general', lead: newConversation.lead },
        effect: 'ask_assistant',
      })
  },
)

test.each([
  ...['cancel my order', 'simplisafe vs adt', 'most speed per dollar', 'promo code', 'its down again'],
  ...['order without calling', 'spectrum any good', 'you guys legit', 'r u a bot', 'contract', 'prices'],
  ...['anything cheaper', 'u guys have 5g', 'whichs faster', 'ur prices', 'you there', 'hidden fees'],
  ...['write me a poem', 'delete my data', 'i dont want to give my info'],
])('%j is answered, whichever question is open, and the question stays open', text => {
  for (const lead of leads) {
    const { conversation, effect } = say(lead, text)
    const left = conversation.stage === 'general' ? newConversation.lead : lead
    expect([text, conversation.lead, effect ?? 'ask_assistant']).toEqual([text, left, 'ask_assistant'])
  }
})

test.each(['hello', 'gracias', 'great job'])('%j is no detail, and what was asked is asked again', text => {
  for (const lead of leads.slice(1))
    expect(say(lead, text)).toMatchObject({ conversation: { stage: 'lead_collection', lead } })
})

test.each([
  ['name', 'Stopford'],
  ['name', 'Jack Price'],
  ['name', 'John Snow'],
  ['name', 'Ana French'],
  ['zipCode', 'Porter Ranch, CA'],
  ['zipCode', 'Rainsville'],
  ['zipCode', 'Cabin John'],
  ['serviceType', 'internet without a contract'],
  ['serviceType', 'adt or vivint'],
  ['serviceType', 'i have to go with fiber'],
  ['email', 'none'],
] as const)('the %s may be %j all the same', (step, text) => {
  const lead = leads[leadSteps.indexOf(step)] ?? newConversation.lead
  expect(say(lead, text).conversation.lead[step]).toBe(text)
})
